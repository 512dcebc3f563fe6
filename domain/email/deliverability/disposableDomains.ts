/** The best known services for throwaway addresses, with the other domains that they use. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `
  0-mail.com 0815.ru 0clickemail.com 10mail.org 10minutemail.co.za 10minutemail.com 10minutemail.de 10minutemail.net
  10minutesmail.com 1chuan.com 1secmail.com 1secmail.net 1secmail.org 20email.eu 20mail.it 20minutemail.com 2prong.com
  30minutemail.com 3d-painting.com 4warding.com 60minutemail.com 675hosting.com 6url.com 75hosting.com 9ox.net
  a-bc.net afrobacon.com ajaxapp.net amilegit.com anonbox.net anonymbox.com antichef.com armyspy.com beefmilk.com
  bigstring.com binkmail.com bio-muesli.net bobmail.info bofthew.com brefmail.com bugmenot.com bumpymail.com
  burnermail.io byom.de casualdx.com chogmail.com choicemail1.com cool.fr.nf correo.blogos.net cosmorph.com
  courriel.fr.nf courrieltemporaire.com crapmail.org cuvox.de dacoolest.com dandikmail.com dayrep.com deadaddress.com
  deadspam.com despam.it devnullmail.com dfgh.net discardmail.com discardmail.de disposableaddress.com
  disposableemailaddresses.com disposableinbox.com dispose.it dispostable.com dodgeit.com dodgit.com donemail.ru
  dontreg.com dontsendmespam.de dropmail.me dump-email.info dumpandjunk.com dumpmail.de dumpyemail.com e4ward.com
  easytrashmail.com einrot.com email60.com emailfake.com emailias.com emailinfive.com emailmiser.com emailondeck.com
  emailsensei.com emailtemporario.com.br emailtmp.com emailwarden.com emailx.at.hm emailxfer.com emltmp.com
  ephemail.net explodemail.com fakeinbox.com fakeinformation.com fakemail.fr fakemailgenerator.com fansworldwide.de
  fastacura.com fightallspam.com filzmail.com fizmail.com fleckens.hu flurred.com frapmail.com friendlymail.co.uk
  front14.org fudgerub.com fux0ringduh.com garliclife.com get1mail.com get2mail.fr getairmail.com getnada.com
  getonemail.com ghosttexter.de girlsundertheinfluence.com gishpuppy.com gotmail.net gotmail.org great-host.in
  greensloth.com grr.la gsrv.co.uk guerillamail.biz guerillamail.com guerillamail.net guerillamail.org
  guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org
  guerrillamailblock.com gustr.com h8s.org haltospam.com harakirimail.com hidemail.de hidzz.com hochsitze.com
  hopemail.biz hulapla.de ieatspam.eu ieatspam.info imails.info inboxalias.com inboxbear.com inboxclean.com
  inboxkitten.com incognitomail.com incognitomail.net incognitomail.org insorg-mail.info ipoo.org irish2me.com iwi.net
  jetable.com jetable.fr.nf jetable.net jetable.org jnxjn.com jourrapide.com junk1e.com kasmail.com kaspop.com
  killmail.com killmail.net klassmaster.com klzlk.com kulturbetrieb.info kurzepost.de lackmail.net lhsdv.com
  lifebyfood.com link2mail.net litedrop.com lol.ovpn.to lookugly.com lortemail.dk lr78.com luxusmail.org m4ilweb.info
  maboard.com mail-temp.com mail-temporaire.fr mail.mezimages.net mail.tm mail114.net mail2rss.org mail333.com
  mail7.io mailbidon.com mailblocks.com mailbucket.org mailcat.biz mailcatch.com maildrop.cc maildx.com maileater.com
  mailexpire.com mailfa.tk mailforspam.com mailfreeonline.com mailfs.com mailguard.me mailimate.com mailin8r.com
  mailinater.com mailinator.com mailinator.net mailinator.org mailinator2.com mailincubator.com mailismagic.com
  mailme.ir mailme.lv mailmetrash.com mailmoat.com mailnator.com mailnesia.com mailnull.com mailpoof.com mailquack.com
  mailsac.com mailseal.de mailshell.com mailsiphon.com mailslapping.com mailslite.com mailtemp.info mailtothis.com
  mailzilla.com mailzilla.org makemetheking.com manybrain.com mbx.cc mega.zik.dj meinspamschutz.de meltmail.com
  messagebeamer.de mierdamail.com mintemail.com moakt.cc moakt.co moakt.com moakt.ws mohmal.com mohmal.in
  moncourrier.fr.nf monemail.fr.nf monmail.fr.nf mt2009.com mt2014.com mt2015.com muimail.com my10minutemail.com
  mycleaninbox.net mymail-in.net mypartyclip.de myphantomemail.com mysamp.de mytemp.email mytempemail.com
  mytrashmail.com nada.email nepwk.com nervmich.net nervtmich.net netmails.com netmails.net neverbox.com no-spam.ws
  nobulk.com noclickemail.com nogmailspam.info nomail.xl.cx nomail2me.com nomorespamemails.com nospam.ze.tc nospam4.us
  nospamfor.us nospammail.net notmailinator.com nowmymail.com nwldx.com objectmail.com obobbo.com oneoffemail.com
  onewaymail.com oopi.org ordinaryamerican.net owlpic.com pancakemail.com pjjkp.com plexolan.de poofy.org pookmail.com
  privatdemail.net proxymail.eu prtnx.com punkass.com putthisinyourspamdatabase.com quickinbox.com rcpt.at
  receiveee.com recursor.net regbypass.com rejectmail.com rhyta.com rklips.com rmqkr.net rppkn.com rtrtr.com s0ny.net
  safersignup.de safetymail.info safetypost.de sandelf.de saynotospams.com schafmail.de selfdestructingmail.com
  sendspamhere.com sharklasers.com shieldemail.com shiftmail.com shitmail.me shortmail.net skeefmail.com slaskpost.se
  slopsbox.com smashmail.de smellfear.com snakemail.com sneakemail.com sofimail.com sofort-mail.de sogetthis.com
  soodonims.com spam.la spam.su spam4.me spamavert.com spambob.com spambob.net spambob.org spambog.com spambog.de
  spambog.ru spambox.info spambox.us spamcannon.com spamcannon.net spamcero.com spamcon.org spamcorptastic.com
  spamcowboy.com spamcowboy.net spamcowboy.org spamday.com spamex.com spamfree.eu spamfree24.com spamfree24.de
  spamfree24.org spamgourmet.com spamgourmet.net spamgourmet.org spamherelots.com spamhereplease.com spamhole.com
  spamify.com spaml.com spaml.de spammotel.com spamobox.com spamslicer.com spamspot.com spamthis.co.uk spamtrail.com
  speed.1s.fr superrito.com suremail.info teewars.org teleworm.com teleworm.us temp-mail.io temp-mail.org temp-mail.ru
  tempail.com tempalias.com tempe-mail.com tempemail.biz tempemail.co.za tempemail.com tempemail.net tempinbox.co.uk
  tempinbox.com tempmail.eu tempmail.it tempmail.net tempmail.plus tempmail2.com tempmaildemo.com tempmailer.com
  tempmailer.de tempmailo.com tempomail.fr temporarily.de temporarioemail.com.br temporaryemail.net temporaryinbox.com
  tempr.email tempymail.com thanksnospam.info thankyou2010.com thisisnotmyrealemail.com throwam.com
  throwawayemailaddress.com throwawaymail.com tilien.com tmail.ws tmailinator.com tmpmail.net tmpmail.org toiea.com
  tradermail.info trash-amil.com trash-mail.at trash-mail.com trash-mail.de trash2009.com trashdevil.com trashemail.de
  trashmail.at trashmail.com trashmail.de trashmail.me trashmail.net trashmail.org trashmail.ws trashmailer.com
  trashymail.com trashymail.net trbvm.com turual.com twinmail.de tyldd.com uggsrock.com upliftnow.com uplipht.com
  uroid.com venompen.com veryrealemail.com viditag.com vpn.st vsimcard.com vubby.com wasteland.rfc822.org webemail.me
  webm4il.info wegwerfadresse.de wegwerfemail.com wegwerfemail.de wegwerfmail.de wegwerfmail.info wegwerfmail.net
  wegwerfmail.org wh4f.org whyspam.me willhackforfood.biz willselfdestruct.com winemaven.info wronghead.com wuzup.net
  wuzupmail.net xagloo.com xemaps.com xents.com xmaily.com xoxy.net yogamaven.com yopmail.com yopmail.fr yopmail.net
  yuurok.com z1p.biz zehnminuten.de zehnminutenmail.de zippymail.info zoemail.org
`
    .trim()
    .split(/\s+/),
)
