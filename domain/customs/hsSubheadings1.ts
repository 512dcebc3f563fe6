/** Chapters 01 to 38: codes of six digits with their English description, from the public data set `harmonized-system` (ODC-PDDL-1.0). */
export const hsSubheadingsTo38 = `
010121 Horses; live, pure-bred breeding animals
010129 Horses; live, other than pure-bred breeding animals
010130 Asses; live
010190 Mules and hinnies; live
010221 Cattle; live, pure-bred breeding animals
010229 Cattle; live, other than pure-bred breeding animals
010231 Buffalo; live, pure-bred breeding animals
010239 Buffalo; live, other than pure-bred breeding animals
010290 Bovine animals; live, other than cattle and buffalo
010310 Swine; live, pure-bred breeding animals
010391 Swine; live, other than pure-bred breeding animals, weighing less than 50kg
010392 Swine; live, other than pure-bred breeding animals, weighing 50kg or more
010410 Sheep; live
010420 Goats; live
010511 Poultry; live, fowls of the species Gallus domesticus, weighing not more than 185g
010512 Poultry; live, turkeys, weighing not more than 185g
010513 Poultry; live, ducks, weighing not more than 185g
010514 Poultry; live, geese, weighing not more than 185g
010515 Poultry; live, guinea fowls, weighing not more than 185g
010594 Poultry; live, fowls of the species Gallus domesticus, weighing more than 185g
010599 Poultry; live, ducks, geese, turkeys and guinea fowls, weighing more than 185g
010611 Mammals; live, primates
010612 Mammals; live, whales, dolphins and porpoises (mammals of the order Cetacea); manatees and dugongs (mammals of the order Sirenia); seals, sea lions and walruses (mammals of the suborder Pinnipedia)
010613 Mammals; live, camels and other camelids (Camelidae)
010614 Mammals; live, rabbits and hares
010619 Mammals; live, other than primates, whales, dolphins, porpoises (mammals of the order Cetacea); manatees, dugongs (mammals of the order Sirenia); seals, sea lions, walruses (mammals of the suborder Pinnipedia), camels, other camelids, rabbits and hares
010620 Reptiles; live (including snakes and turtles)
010631 Birds; live, birds of prey
010632 Birds; live, Psittaciformes
010633 Birds; live, ostriches; emus (Dromaius novaehollandiae)
010639 Birds; live, other than birds of prey, Psittaciformes, ostriches and emus (Dromaius novaehollandiae)
010641 Insects; live, bees
010649 Insects; live, other than bees
010690 Animals; live, n.e.c. in chapter 01, other than mammals, reptiles, birds and insects
020110 Meat; of bovine animals, carcasses and half-carcasses, fresh or chilled
020120 Meat; of bovine animals, cuts with bone in (excluding carcasses and half-carcasses), fresh or chilled
020130 Meat; of bovine animals, boneless cuts, fresh or chilled
020210 Meat; of bovine animals, carcasses and half-carcasses, frozen
020220 Meat; of bovine animals, cuts with bone in (excluding carcasses and half-carcasses), frozen
020230 Meat; of bovine animals, boneless cuts, frozen
020311 Meat; of swine, carcasses and half-carcasses, fresh or chilled
020312 Meat; of swine, hams, shoulders and cuts thereof, with bone in, fresh or chilled
020319 Meat; of swine, n.e.c. in item no. 0203.1, fresh or chilled
020321 Meat; of swine, carcasses and half-carcasses, frozen
020322 Meat; of swine, hams, shoulders and cuts thereof, with bone in, frozen
020329 Meat; of swine, n.e.c. in item no. 0203.2, frozen
020410 Meat; of sheep, lamb carcasses and half-carcasses, fresh or chilled
020421 Meat; of sheep, carcasses and half-carcasses (excluding carcasses and half-carcasses of lamb), fresh or chilled
020422 Meat; of sheep (including lamb), cuts with bone in (excluding carcasses and half-carcasses), fresh or chilled
020423 Meat; of sheep (including lamb), boneless cuts, fresh or chilled
020430 Meat; of sheep, lamb carcasses and half-carcasses, frozen
020441 Meat; of sheep, carcasses and half-carcasses (excluding carcasses and half-carcasses of lamb), frozen
020442 Meat; of sheep (including lamb), cuts with bone in (excluding carcasses and half-carcasses), frozen
020443 Meat; of sheep (including lamb), boneless cuts, frozen
020450 Meat; of goats, fresh, chilled or frozen
020500 Meat; of horses, asses, mules or hinnies, fresh, chilled or frozen
020610 Offal, edible; of bovine animals, fresh or chilled
020621 Offal, edible; of bovine animals, tongues, frozen
020622 Offal, edible; of bovine animals, livers, frozen
020629 Offal, edible; of bovine animals, (other than tongues and livers), frozen
020630 Offal, edible; of swine, fresh or chilled
020641 Offal, edible; of swine, livers, frozen
020649 Offal, edible; of swine, (other than livers), frozen
020680 Offal, edible; of sheep, goats, horses, asses, mules or hinnies, fresh or chilled
020690 Offal, edible; of sheep, goats, horses, asses, mules or hinnies, frozen
020711 Meat and edible offal; of fowls of the species Gallus domesticus, not cut in pieces, fresh or chilled
020712 Meat and edible offal; of fowls of the species Gallus domesticus, not cut in pieces, frozen
020713 Meat and edible offal; of fowls of the species Gallus domesticus, cuts and offal, fresh or chilled
020714 Meat and edible offal; of fowls of the species Gallus domesticus, cuts and offal, frozen
020724 Meat and edible offal; of turkeys, not cut in pieces, fresh or chilled
020725 Meat and edible offal; of turkeys, not cut in pieces, frozen
020726 Meat and edible offal; of turkeys, cuts and offal, fresh or chilled
020727 Meat and edible offal; of turkeys, cuts and offal, frozen
020741 Meat and edible offal; of ducks, not cut in pieces, fresh or chilled
020742 Meat and edible offal; of ducks, not cut in pieces, frozen
020743 Meat and edible offal; of ducks, fatty livers (foie gras), fresh or chilled
020744 Meat and edible offal; of ducks, cuts and offal, excluding fatty livers, fresh or chilled
020745 Meat and edible offal; of ducks, cuts and offal, excluding fatty livers, frozen
020751 Meat and edible offal; of geese, not cut in pieces, fresh or chilled
020752 Meat and edible offal; of geese, not cut in pieces, frozen
020753 Meat and edible offal; of geese, fatty livers (foie gras), fresh or chilled
020754 Meat and edible offal; of geese, cuts and offal, excluding fatty livers, fresh or chilled
020755 Meat and edible offal; of geese, cuts and offal, excluding fatty livers, frozen
020760 Meat and edible offal; of guinea fowls, fresh, chilled or frozen
020810 Meat and edible meat offal; of rabbits or hares, fresh, chilled or frozen
020830 Meat and edible meat offal; of primates, fresh, chilled or frozen
020840 Meat and edible meat offal; of whales, dolphins and porpoises (mammals of the order Cetacea); of manatees and dugongs (mammals of the order Sirenia); of seals, sea lions and walruses (mammals of the suborder Pinnipedia), fresh, chilled or frozen
020850 Meat and edible meat offal; of reptiles (including snakes and turtles), fresh, chilled or frozen
020860 Meat and edible meat offal; of camels and other camelids (Camelidae), fresh, chilled or frozen
020890 Meat and edible meat offal; n.e.c. in chapter 2, fresh, chilled or frozen
020910 Fat; pig fat, free of lean meat, not rendered or otherwise extracted, fresh, chilled, frozen, salted, in brine, dried or smoked
020990 Fat; poultry fat, not rendered or otherwise extracted, fresh, chilled, frozen, salted, in brine, dried or smoked
021011 Meat; salted, in brine, dried or smoked, of swine, hams, shoulders and cuts thereof, with bone in
021012 Meat; salted, in brine, dried or smoked, of swine, bellies (streaky) and cuts thereof
021019 Meat; salted in brine, dried or smoked, of swine, n.e.c. in item no. 0210.1
021020 Meat; salted, in brine, dried or smoked, of bovine animals
021091 Meat and edible meat offal; salted, in brine, dried or smoked, and edible flours and meals of meat or meat offal, of primates
021092 Meat and edible meat offal; salted, in brine, dried or smoked; edible flours, meals of meat or meat offal, of whales, dolphins, porpoises (of order Cetacea); manatees, dugongs (of order Sirenia); seals, sea lions, and walruses (of suborder Pinnipedia)
021093 Meat and edible meat offal; salted, in brine, dried or smoked, and edible flours and meals of meat or meat offal, of reptiles (including snakes and turtles)
021099 Meat and edible meat offal; salted, in brine, dried or smoked, and edible flours and meals of meat or meat offal, other than of primates, whales, dolphins, porpoises, manatees, dugongs, seals, sea lions, walruses, reptiles (including snakes and turtles)
030111 Fish; live, ornamental, freshwater
030119 Fish; live, ornamental, other than freshwater
030191 Fish; live, trout (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache and Oncorhynchus chrysogaster)
030192 Fish; live, eels (Anguilla spp.)
030193 Fish; live, carp (Cyprinus spp., Carassius spp., Ctenopharyngodon idellus, Hypophthalmichthys spp., Cirrhinus spp., Mylopharyngodon piceus, Catla catla, Labeo spp., Osteochilus hasselti, Leptobarbus hoeveni, Megalobrama spp.)
030194 Fish; live, Atlantic and Pacific bluefin tunas (Thunnus thynnus, Thunnus orientalis)
030195 Fish; live, southern bluefin tunas (Thunnus maccoyii)
030199 Fish; live, n.e.c. in heading 0301
030211 Fish; fresh or chilled, trout (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache and Oncorhynchus chrysogaster), excluding fillets, fish meat of 0304, and edible fish offal of 0302.9
030213 Fish; fresh or chilled, Pacific salmon (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou, Oncorhynchus rhodurus), not fillets, meat of 0304, and edible fish offal of 0302.9
030214 Fish; fresh or chilled, Atlantic salmon (Salmo salar) and Danube salmon (Hucho hucho), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030219 Fish; fresh or chilled, salmonidae, n.e.c. in item no. 0302.1, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030221 Fish; fresh or chilled, halibut (Reinhardtius hippoglossoides, Hippoglossus hippoglossus, Hippoglossus stenolepis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030222 Fish; fresh or chilled, plaice (Pleuronectes platessa), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030223 Fish; fresh or chilled, sole (Solea spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030224 Fish; fresh or chilled, turbots (Psetta maxima, Scophthalmidae), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030229 Fish; fresh or chilled, flat fish, n.e.c. in item no. 0302.2, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030231 Fish; fresh or chilled, albacore or longfinned tunas (Thunnus alalunga), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030232 Fish; fresh or chilled, yellowfin tunas (Thunnus albacares), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030233 Fish; fresh or chilled, skipjack tuna (stripe-bellied bonito) (Katsuwonus pelamis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030234 Fish; fresh or chilled, bigeye tunas (Thunnus obesus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030235 Fish; fresh or chilled, Atlantic and Pacific bluefin tunas (Thunnus thynnus, Thunnus orientalis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030236 Fish; fresh or chilled, southern bluefin tunas (Thunnus maccoyii), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030239 Fish; fresh or chilled, tuna, n.e.c. in item no. 0302.3, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030241 Fish; fresh or chilled, herrings (Clupea harengus, Clupea pallasii), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030242 Fish; fresh or chilled, anchovies (Engraulis spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030243 Fish; fresh or chilled, sardines (Sardina pilchardus, Sardinops spp.), sardinella (Sardinella spp.), brisling or sprats (Sprattus sprattus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030244 Fish; fresh or chilled, mackerel (Scomber scombrus, Scomber australasicus, Scomber japonicus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030245 Fish; fresh or chilled, jack and horse mackerel (Trachurus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030246 Fish; fresh or chilled, cobia (Rachycentron canadum), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030247 Fish; fresh or chilled, swordfish (Xiphias gladius), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030249 Fish; fresh or chilled, n.e.c. in item no. 0302.4, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030251 Fish; fresh or chilled, cod (Gadus morhua, Gadus ogac, Gadus macrocephalus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030252 Fish; fresh or chilled, haddock (Melanogrammus aeglefinus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030253 Fish; fresh or chilled, coalfish (Pollachius virens), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030254 Fish; fresh or chilled, hake (Merluccius spp., Urophycis spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030255 Fish; fresh or chilled, Alaska pollock (Theragra chalcogramma), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030256 Fish; fresh or chilled, blue whitings (Micromesistius poutassou, Micromesistius australis),excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030259 Fish; fresh or chilled, n.e.c. in item no. 0302.5, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030271 Fish; fresh or chilled, tilapias (Oreochromis spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030272 Fish; fresh or chilled, catfish (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030273 Fish; fresh or chilled, Carp (as specified by the WCO.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030274 Fish; fresh or chilled, eels (Anguilla spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030279 Fish; fresh or chilled, Nile perch (Lates niloticus) and snakeheads (Channa spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030281 Fish; fresh or chilled, dogfish and other sharks, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030282 Fish; fresh or chilled, rays and skates (Rajidae), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030283 Fish; fresh or chilled, toothfish (Dissostichus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030284 Fish; fresh or chilled, seabass (Dicentrarchus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030285 Fish; fresh or chilled, seabream (Sparidae), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030289 Fish; fresh or chilled, n.e.c. in heading 0302, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0302.91 to 0302.99
030291 Fish; fresh or chilled, livers, roes and milt
030292 Fish; fresh or chilled, shark fins
030299 Fish; fresh or chilled, fish fins (other than shark fins), heads, tails, maws and other edible fish offal
030311 Fish; frozen, Pacific salmon, sockeye salmon (red salmon) (Oncorhynchus nerka), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030312 Fish; frozen, Pacific salmon (Oncorhynchus gorbuscha/keta/tschawytscha/ kisutch/masou/rhodurus) other than sockeye salmon (Oncorhynchus nerka), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030313 Fish; frozen, Atlantic salmon (Salmo salar) and Danube salmon (Hucho hucho), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030314 Fish; frozen, trout (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache and Oncorhynchus chrysogaster), excluding fillets, meat of 0304, and edible fish offal of 0303.91 to 0303.99
030319 Fish; frozen, salmonidae, n.e.c. in item no. 0303.1, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030323 Fish; frozen, tilapias (Oreochromis spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030324 Fish; frozen, catfish (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030325 Fish; frozen, carp (as specified by the WCO), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030326 Fish; frozen, eels (Anguilla spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030329 Fish; frozen, Nile perch (Lates niloticus) and snakeheads (Channa spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030331 Fish; frozen, halibut (Reinhardtius hippoglossoides, Hippoglossus hippoglossus, Hippoglossus stenolepis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030332 Fish; frozen, plaice (Pleuronectes platessa), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030333 Fish; frozen, sole (Solea spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030334 Fish; frozen, turbots (Psetta maxima, Scophthalmidae), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030339 Fish; frozen, flat fish, n.e.c. in item no. 0303.3, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030341 Fish; frozen, albacore or longfinned tunas (Thunnus alalunga), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030342 Fish; frozen, yellowfin tunas (Thunnus albacares), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030343 Fish; frozen, skipjack tuna (stripe-bellied bonito) (Katsuwonus pelamis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030344 Fish; frozen, bigeye tunas (Thunnus obesus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030345 Fish; frozen, Atlantic and Pacific bluefin tunas (Thunnus thynnus, Thunnus orientalis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030346 Fish; frozen, southern bluefin tunas (Thunnus maccoyii), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030349 Fish; frozen, tuna, n.e.c. in item no. 0303.4, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030351 Fish; frozen, herrings (Clupea harengus, Clupea pallasii), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030353 Fish; frozen, sardines (Sardina pilchardus, Sardinops spp.), sardinella (Sardinella spp.), brisling or sprats (Sprattus sprattus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030354 Fish; frozen, mackerel (Scomber scombrus, Scomber australasicus, Scomber japonicus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030355 Fish; frozen, jack and horse mackerel (Trachurus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030356 Fish; frozen, cobia (Rachycentron canadum), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030357 Fish; frozen, swordfish (Xiphias gladius), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030359 Fish; frozen, n.e.c. in item no. 0303.5, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030363 Fish; frozen, cod (Gadus morhua, Gadus ogac, Gadus macrocephalus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030364 Fish; frozen, haddock (Melanogrammus aeglefinus), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030365 Fish; frozen, coalfish (Pollachius virens), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030366 Fish; frozen, hake (Merluccius spp., Urophycis spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030367 Fish; frozen, Alaska pollock (Theragra chalcogramma), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030368 Fish; frozen, blue whitings (Micromesistius poutassou, Micromesistius australis), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030369 Fish; frozen, of Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae, Muraenolepididae, other than cod, haddock, coalfish, hake, Alaska pollack, blue whitings, not fillets, meat of 0304, and edible offal of 0303.9
030381 Fish; frozen, dogfish and other sharks, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030382 Fish; frozen, rays and skates (Rajidae), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030383 Fish; frozen, toothfish (Dissostichus spp.), excluding fillets, livers, roes, and edible fish offal of subheadings 0303.91 to 0303.99
030384 Fish; frozen, seabass (Dicentrarchus spp.), excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030389 Fish; frozen, n.e.c. in heading 0303, excluding fillets, fish meat of 0304, and edible fish offal of subheadings 0303.91 to 0303.99
030391 Fish; frozen, livers, roes and milt
030392 Fish; frozen, shark fins
030399 Fish; frozen, fish fins (other than shark fins), heads, tails, maws and other edible fish offal
030431 Fish fillets; fresh or chilled, tilapias (Oreochromis spp.)
030432 Fish fillets; fresh or chilled, catfish (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
030433 Fish fillets; fresh or chilled, Nile perch (Lates niloticus)
030439 Fish fillets; fresh or chilled, carp (as specified by the WCO), eels (Anguilla spp.), and snakeheads (Channa spp.)
030441 Fish fillets; fresh or chilled, salmon, Pacific (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou and Oncorhynchus rhodurus), Atlantic (Salmo salar), Danube (Hucho hucho)
030442 Fish fillets; fresh or chilled, trout (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache and Oncorhynchus chrysogaster)
030443 Fish fillets; fresh or chilled, flat fish (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae and Citharidae)
030444 Fish fillets; fresh or chilled, of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae, and Muraenolepididae
030445 Fish fillets; fresh or chilled, swordfish (Xiphias gladius)
030446 Fish fillets; fresh or chilled, toothfish (Dissostichus spp.)
030447 Fish fillets; fresh or chilled, dogfish and other sharks
030448 Fish fillets; fresh or chilled, rays and skates (Rajidae)
030449 Fish fillets; fresh or chilled, other than fish of heading 0304.4
030451 Fish meat, excluding fillets, whether or not minced; fresh or chilled, tilapias, catfish, carp, eels, Nile perch, and snakeheads
030452 Fish meat, excluding fillets, whether or not minced; fresh or chilled, salmonidae
030453 Fish meat, excluding fillets, whether or not minced; fresh or chilled, of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae, and Muraenolepididae
030454 Fish meat, excluding fillets, whether or not minced; fresh or chilled, swordfish (Xiphias gladius)
030455 Fish meat, excluding fillets, whether or not minced; fresh or chilled, toothfish (Dissostichus spp.)
030456 Fish meat; excluding fillets, whether or not minced; fresh or chilled, dogfish and other sharks
030457 Fish meat; excluding fillets, whether or not minced; fresh or chilled, rays and skates (Rajidae)
030459 Fish meat; excluding fillets, whether or not minced; fresh or chilled, of fish n.e.c. in item no. 0304.5
030461 Fish fillets; frozen, tilapias (Oreochromis spp.)
030462 Fish fillets; frozen, catfish (Pangasius spp., Silurus spp., Clarias spp., Ictalurus spp.)
030463 Fish fillets; frozen, Nile Perch (Lates niloticus)
030469 Fish fillets; frozen, carp (Cyprinus/Carassius/Ctenopharyngodon idellus/Hypophthalmichthys/Cirrhinus/Mylopharyngodon piceus/Catla catla/Labeo/Osteochilus hasselti/Leptobarbus hoeveni/Megalobrama), eels (Anguilla) and snakeheads (Channa)
030471 Fish fillets; frozen, cod (Gadus morhua, Gadus ogac, Gadus macrocephalus)
030472 Fish fillets; frozen, haddock (Melanogrammus aeglefinus)
030473 Fish fillets; frozen, coalfish (Pollachius virens)
030474 Fish fillets; frozen, hake (Merluccius spp., Urophycis spp.)
030475 Fish fillets; frozen, Alaska pollock (Theragra chalcogramma)
030479 Fish fillets; frozen, of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae and Muraenolepididae other than cod, haddock, coalfish, hake, and Alaska pollock
030481 Fish fillets; frozen, salmon, Pacific (Oncorhynchus nerka, Oncorhynchus gorbuscha, Oncorhynchus keta, Oncorhynchus tschawytscha, Oncorhynchus kisutch, Oncorhynchus masou, Oncorhynchus rhodurus), Atlantic (Salmo salar), and Danube (Hucho hucho)
030482 Fish fillets; frozen, trout (Salmo trutta, Oncorhynchus mykiss, Oncorhynchus clarki, Oncorhynchus aguabonita, Oncorhynchus gilae, Oncorhynchus apache and Oncorhynchus chrysogaster)
030483 Fish fillets; frozen, flat fish (Pleuronectidae, Bothidae, Cynoglossidae, Soleidae, Scophthalmidae and Citharidae)
030484 Fish fillets; frozen, swordfish (Xiphias gladius)
030485 Fish fillets; frozen, toothfish (Dissostichus spp.)
030486 Fish fillets; frozen, herrings (Clupea harengus, Clupea pallasii)
030487 Fish fillets; frozen, tunas (of the genus Thunnus), skipjack tuna (stripe-bellied bonito) (Katsuwonus pelamis)
030488 Fish fillets; frozen, dogfish, other sharks, rays and skates (Rajidae)
030489 Fish fillets; frozen, of fish n.e.c. in heading 0304.8
030491 Fish meat, excluding fillets, whether or not minced; frozen, swordfish (Xiphias gladius)
030492 Fish meat, excluding fillets, whether or not minced; frozen, toothfish (Dissostichus spp.)
030493 Fish meat, excluding fillets, whether or not minced; frozen, tilapias, catfish, carp, eels, Nile perch, and snakeheads
030494 Fish meat, excluding fillets, whether or not minced; frozen, Alaska Pollock (Theragra chalcogramma)
030495 Fish meat, excluding fillets, whether or not minced; frozen, of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae and Muraenolepididae, other than Alaska Pollock (Theragra chalcogramma)
030496 Fish meat, excluding fillets, whether or not minced; frozen, dogfish and other sharks
030497 Fish meat, excluding fillets, whether or not minced; frozen, rays and skates (Rajidae)
030499 Fish meat, excluding fillets, whether or not minced; frozen, n.e.c. in item no. 0304.9
030520 Fish; livers, roes and milt of fish, dried, smoked, salted or in brine
030531 Fish fillets; dried, salted or in brine, but not smoked, tilapias, catfish, carp, eels, Nile perch, and snakeheads
030532 Fish fillets; dried, salted or in brine, but not smoked, of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae and Muraenolepididae
030539 Fish fillets; dried, salted or in brine, but not smoked, n.e.c. in item no. 0305.3
030541 Fish; smoked, whether or not cooked before or during smoking, salmon, Pacific (Oncorhynchus nerka, gorbuscha, keta, tschawytscha, kisutch, masou, rhodurus), Atlantic (Salmo salar) and Danube (Hucho hucho), includes fillets, but excludes edible fish offal
030542 Fish; smoked, whether or not cooked before or during smoking, herrings (Clupea harengus, Clupea pallasii), includes fillets, but excludes edible fish offal
030543 Fish; smoked, whether or not cooked before or during smoking, trout (Salmo trutta, Oncorhynchus mykiss/clarki/aguabonita/gilae/apache/chrysogaster), includes fillets, but excludes edible fish offal
030544 Fish; smoked, whether or not cooked before or during smoking, tilapias, catfish, carp, eels, Nile perch, and snakeheads, includes fillets, but excludes edible fish offal
030549 Fish; smoked, whether or not cooked before or during smoking, n.e.c. in item no. 0305.4, includes fillets, but excludes edible fish offal
030551 Fish; dried, whether or not salted but not smoked, other than edible fish offal, cod (Gadus morhua, Gadus ogac, Gadus macrocephalus)
030552 Fish; dried, whether or not salted but not smoked, tilapias, catfish, carp, eels, Nile perch, and snakeheads
030553 Fish; dried, whether or not salted but not smoked, fish of the families Bregmacerotidae, Euclichthyidae, Gadidae, Macrouridae, Melanonidae, Merlucciidae, Moridae and Muraenolepididae, other than cod
030554 Dried herrings, anchovies, sardines, sardinella, brisling or sprats, mackerel (incl Indian, jack, or horse), seerfishes, jacks, crevalles, cobia, silver pomfrets, Pacific saury, scads, capelin, swordfish, Kawakawa, bonitos, marlins, sailfishes, spearfish
030559 Fish; dried, whether or not salted but not smoked, other than edible fish offal, n.e.c. in item no. 0305.5
030561 Fish; salted or in brine, not dried or smoked, other than edible fish offal, herrings (Clupea harengas, Clupea pallasii)
030562 Fish; salted or in brine, not dried or smoked, other than edible fish offal, cod (Gadus morhua, Gadus ogac, Gadus macrocephalus)
030563 Fish; salted or in brine, not dried or smoked, other than edible fish offal, anchovies (Engrails spp.)
030564 Fish; salted or in brine, not dried or smoked, other than edible fish offal, tilapias, catfish, carp, eels, Nile perch, and snakeheads
030569 Fish; salted or in brine, not dried or smoked, other than edible fish offal, n.e.c. in item no. 0305.6
030571 Fish; edible offal, shark fins
030572 Fish; edible offal, fish heads, tails and maws
030579 Fish; edible offal, other than shark fins, fish heads, tails and maws
030611 Crustaceans; frozen, rock lobsters and other sea crawfish (Palinurus spp., Panulirus spp., Jasus spp.), in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030612 Crustaceans; frozen, lobsters (Homarus spp.), in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030614 Crustaceans; frozen, crabs, in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030615 Crustaceans; frozen, Norway lobsters (Nephrops norvegicus), in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030616 Crustaceans; frozen, cold-water shrimps and prawns (Pandalus spp., Crangon crangon), in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030617 Crustaceans; frozen, shrimps and prawns, excluding cold-water varieties, in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030619 Crustaceans; frozen, n.e.c. in item no. 0306.1, in shell or not, smoked, cooked or not before or during smoking; in shell, cooked by steaming or by boiling in water
030631 Crustaceans; live, fresh or chilled, rock lobsters and other sea crawfish (Palinurus spp., Panulirus spp., Jasus spp.), in shell or not
030632 Crustaceans; live, fresh or chilled, lobsters (Homarus spp.), whether in shell or not
030633 Crustaceans; live, fresh or chilled, crabs, whether in shell or not
030634 Crustaceans; live, fresh or chilled, Norway lobsters (Nephrops norvegicus), in shell or not
030635 Crustaceans; live, fresh or chilled, cold-water shrimps and prawns (Pandalus spp., Crangon crangon), in shell or not
030636 Crustaceans; live, fresh or chilled, shrimps and prawns excluding cold-water varieties, in shell or not
030639 Crustaceans; live, fresh or chilled, n.e.c. in item no. 0306.3, in shell or not
030691 Crustaceans; rock lobsters and other sea crawfish (Palinurus spp., Panulirus spp., Jasus spp.), smoked, cooked or not, whether in shell or not, whether or not cooked before or during smoking
030692 Crustaceans; lobsters (Homarus spp.), smoked, cooked or not, whether in shell or not, whether or not cooked before or during smoking
030693 Crustaceans; crabs, smoked, cooked or not, whether in shell or not, whether or not cooked before or during smoking
030694 Crustaceans; Norway lobsters (Nephrops norvegicus), smoked, cooked or not, whether in shell or not, whether or not cooked before or during smoking
030695 Crustaceans; shrimps and prawns, smoked, cooked or not, whether in shell or not, whether or not cooked before or during smoking
030699 Crustaceans; smoked, whole, cooked or not, n.e.c. in item no. 0306.9, in shell or not
030711 Molluscs; oysters, whether in shell or not, live, fresh or chilled
030712 Molluscs; oysters, whether in shell or not, frozen
030719 Molluscs; oysters, whether in shell or not, dried, salted or in brine, smoked, cooked or not before or during the smoking process
030721 Molluscs; scallops and other molluscs of the family Pectinidae, whether in shell or not, live, fresh or chilled
030722 Molluscs; scallops and other molluscs of the family Pectinidae, whether in shell or not, frozen
030729 Molluscs; scallops and other molluscs of the family Pectinidae, whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030731 Molluscs; mussels (Mytilus spp., Perna spp.), whether in shell or not, live, fresh or chilled
030732 Molluscs; mussels (Mytilus spp., Perna spp.), whether in shell or not, frozen
030739 Molluscs; mussels (Mytilus spp., Perna spp.), whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030742 Molluscs; cuttle fish and squid, whether in shell or not, live, fresh or chilled
030743 Molluscs; cuttle fish and squid, whether in shell or not, frozen
030749 Molluscs; cuttle fish and squid, whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030751 Molluscs; octopus (Octopus spp.), live, fresh or chilled
030752 Molluscs; octopus (Octopus spp.), frozen
030759 Molluscs; octopus (Octopus spp.), dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030760 Molluscs; snails, other than sea snails, whether in shell or not, live, fresh, chilled, frozen, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030771 Molluscs; clams, cockles and ark shells (families Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae and Veneridae), whether in shell or not, live, fresh or chilled
030772 Molluscs; clams, cockles, ark shells (Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae and Veneridae), whether in shell or not, frozen
030779 Molluscs; clams, cockle, ark shells (families Arcidae, Arcticidae, Cardiidae, Donacidae, Hiatellidae, Mactridae, Mesodesmatidae, Myidae, Semelidae, Solecurtidae, Solenidae, Tridacnidae, Veneridae), whether in shell or not, dried, salted, in brine, smoked
030781 Molluscs; abalone (Haliotis spp.), whether in shell or not, live, fresh or chilled
030782 Molluscs; stromboid conchs (Strombus spp.), whether in shell or not, live, fresh or chilled
030783 Molluscs; abalone (Haliotis spp.), whether in shell or not, frozen
030784 Molluscs; stromboid conchs (Strombus spp.), whether in shell or not, frozen
030787 Molluscs; abalone (Haliotis spp.), whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030788 Molluscs; stromboid conchs (Strombus spp.), whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030791 Molluscs; n.e.c. in heading 0307, whether in shell or not, live or fresh, chilled
030792 Molluscs; n.e.c. in heading 0307, whether in shell or not, frozen
030799 Molluscs; n.e.c. in heading 0307, whether in shell or not, dried, salted, in brine, or smoked, cooked or not before or during the smoking process
030811 Aquatic invertebrates; sea cucumbers (Stichopus japonicus, Holothuroidea), live, fresh or chilled
030812 Aquatic invertebrates; sea cucumbers (Stichopus japonicus, Holothuroidea), frozen
030819 Aquatic invertebrates; sea cucumbers (Stichopus japonicus, Holothuroidea), dried, salted or in brine, smoked, whether or not cooked before or during the smoking process
030821 Aquatic invertebrates; sea urchins (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), live, fresh or chilled
030822 Aquatic invertebrates; sea urchins (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), frozen
030829 Aquatic invertebrates; sea urchins (Strongylocentrotus spp., Paracentrotus lividus, Loxechinus albus, Echinus esculentus), dried, salted or in brine, smoked, whether or not cooked before or during smoking process
030830 Aquatic invertebrates; jellyfish (Rhopilema spp.), live, fresh, chilled, frozen, dried, salted or in brine, smoked, whether or not cooked before or during smoking
030890 Aquatic invertebrates; other than crustaceans, molluscs, sea urchins, sea cucumbers and jellyfish, live, fresh, chilled, frozen, dried, salted or in brine, smoked, cooked or not before or during smoking
030910 Flours, meals and pellets of fish, fit for human consumption
030990 Flours, meals and pellets of crustaceans, molluscs and other aquatic invertebrates, fit for human consumption
040110 Dairy produce; milk and cream, not concentrated, not containing added sugar or other sweetening matter, of a fat content, by weight, not exceeding 1%
040120 Dairy produce; milk and cream, not concentrated, not containing added sugar or other sweetening matter, of a fat content, by weight, exceeding 1% but not exceeding 6%
040140 Dairy produce; milk and cream, not concentrated, not containing added sugar or other sweetening matter, of a fat content, by weight, exceeding 6% but not exceeding 10%
040150 Dairy produce; milk and cream, not concentrated, not containing added sugar or other sweetening matter, of a fat content, by weight, exceeding 10%
040210 Dairy produce; milk and cream, concentrated or containing added sugar or other sweetening matter, in powder, granules or other solid forms, of a fat content not exceeding 1.5% (by weight)
040221 Dairy produce; milk and cream, concentrated, not containing added sugar or other sweetening matter, in powder, granules or other solid forms, of a fat content exceeding 1.5% (by weight)
040229 Dairy produce; milk and cream, containing added sugar or other sweetening matter, in powder, granules or other solid forms, of a fat content exceeding 1.5% (by weight)
040291 Dairy produce; milk and cream, concentrated, not containing added sugar or other sweetening matter, other than in powder, granules or other solid forms
040299 Dairy produce; milk and cream, containing added sugar or other sweetening matter, other than in powder, granules or other solid forms
040320 Dairy produce; yoghurt, whether or not concentrated or containing added sugar or other sweetening matter or flavoured or containing added fruit, nuts or cocoa
040390 Dairy produce; buttermilk, curdled milk or cream, kephir, fermented or acidified milk or cream, whether or not concentrated or containing added sweetening, flavouring, fruit, nuts or cocoa (excluding yoghurt)
040410 Dairy produce; whey, whether or not concentrated or containing added sugar or other sweetening matter
040490 Dairy produce; natural milk constituents (excluding whey), whether or not containing added sugar or other sweetening matter, n.e.c. in chapter 04
040510 Dairy produce; derived from milk, butter
040520 Dairy produce; dairy spreads
040590 Dairy produce; fats and oils derived from milk (other than butter or dairy spreads)
040610 Dairy produce; fresh cheese (including whey cheese), not fermented, and curd
040620 Dairy produce; cheese of all kinds, grated or powdered
040630 Dairy produce; cheese, processed (not grated or powdered)
040640 Dairy produce; cheese, blue-veined and other cheese containing veins produced by Penicillium roqueforti (not grated, powdered or processed)
040690 Dairy produce; cheese (not grated, powdered or processed), n.e.c. in heading no. 0406
040711 Birds' eggs, in shell; fresh, fertilised eggs for incubation, of fowls of the species Gallus domesticus (domestic hens)
040719 Birds' eggs, in shell; fresh, fertilised eggs for incubation, other than fowls of the species Gallus domesticus (domestic hens)
040721 Birds' eggs, in shell; fresh, not for incubation, of fowls of the species Gallus domesticus (domestic hens)
040729 Birds' eggs, in shell; fresh, not for incubation, other than fowls of the species Gallus domesticus (domestic hens)
040790 Birds' eggs, in shell; preserved or cooked
040811 Eggs; birds' eggs, yolks, dried, whether or not containing added sugar or other sweetening matter
040819 Eggs; birds' eggs, yolks, fresh, cooked by steaming or by boiling in water, moulded, frozen or otherwise preserved, whether or not containing added sugar or other sweetening matter
040891 Eggs; birds' eggs (not in shell, excluding yolks only), dried, whether or not containing added sugar or other sweetening matter
040899 Eggs; birds' eggs (not in shell, excluding yolks only), fresh, cooked by steaming or boiling in water, moulded, frozen, otherwise preserved, whether or not containing added sugar or other sweetening matter
040900 Honey; natural
041010 Animal products; insects
041090 Animal products; edible products of animal origin, not elsewhere specified or included, other than insects
050100 Animal products; hair, human, unworked, whether or not washed or scoured, and waste of human hair
050210 Animal products; hair and bristles, of pigs, hogs or boars, and waste thereof
050290 Animal products; badger hair and other brush making hair and waste of such bristles or hair, n.e.c. in heading no. 0502 (excluding horsehair)
050400 Animal products; guts, bladders and stomachs of animals (other than fish), whole and pieces thereof, fresh, chilled, frozen, salted, in brine, dried or smoked
050510 Animal products; feathers and down used for stuffing, not further worked than cleaned, disinfected or treated for preservation
050590 Animal products; skins and other parts of birds, feathers and down (not for stuffing), powder and waste of such, not further worked than cleaned, disinfected or treated for preservation
050610 Animal products; ossein and bones treated with acid
050690 Animal products; bones and horn-cores and powder or waste of such, unworked, defatted, simply prepared (not cut to shape), or treated with acid or degelatinised, n.e.c. in heading no. 0506
050710 Animal products; ivory, unworked or simply prepared but not cut to shape, ivory powder and waste
050790 Animal products; tortoise-shell, whalebone and whalebone hair, horns, antlers, hooves, nails, claws and beaks, unworked or simply prepared but not cut to shape, waste and powder of these products
050800 Animal products; coral and similar materials, shells of molluscs, crustaceans, echinoderms, cuttle-bone, unworked or simply prepared but not cut to shape, powder and waste thereof
051000 Animal products; ambergris, castoreum, civet, musk, cantharides, bile (dried or not) glands and other animal products, for pharmaceutical purposes, fresh, chilled, frozen or otherwise provisionally preserved
051110 Animal products; bovine semen
051191 Animal products; of fish or crustaceans, molluscs or other aquatic invertebrates; dead animals of chapter 03, unfit for human consumption
051199 Animal products; n.e.c. in chapter 5
060110 Plants, live; bulbs, tubers, tuberous roots, corms, crowns and rhizomes, dormant
060120 Plants, live; bulbs, tubers, tuberous roots, corms, crowns and rhizomes, in growth or in flower, chicory plants and roots other than of heading no. 1212
060210 Plants, live; unrooted cuttings and slips
060220 Plants, live; edible fruit or nut trees, shrubs and bushes, grafted or not
060230 Plants, live; rhododendrons and azaleas, grafted or not
060240 Plants, live; roses, grafted or not
060290 Plants, live; n.e.c. in heading no. 0602
060311 Flowers, cut; roses, flowers and buds of a kind suitable for bouquets or ornamental purposes, fresh
060312 Flowers, cut; carnations, flowers and buds of a kind suitable for bouquets or ornamental purposes, fresh
060313 Flowers, cut; orchids, flowers and buds of a kind suitable for bouquets or ornamental purposes, fresh
060314 Flowers, cut; chrysanthemums, flowers and buds of a kind suitable for bouquets or ornamental purposes, fresh
060315 Flowers, cut; lilies (Lilium spp.), flowers and flower buds of a kind suitable for bouquets or ornamental purposes, fresh
060319 Flowers, cut; flowers and buds of a kind suitable for bouquets or ornamental purposes, fresh, other than roses, carnations, orchids, chrysanthemums or lillies
060390 Flowers, cut; flowers and flower buds of a kind suitable for bouquets or ornamental purposes, dried, dyed, bleached, impregnated or otherwise prepared
060420 Foliage, branches and other parts of plants, without flowers or flower buds, and grasses, mosses and lichens; suitable for bouquets or for ornamental purposes, fresh
060490 Foliage, branches and other parts of plants, without flowers or flower buds, and grasses, mosses and lichens; suitable for bouquets or for ornamental purposes, dried, dyed, bleached, impregnated or otherwise prepared
070110 Vegetables; seed potatoes, fresh or chilled
070190 Vegetables; potatoes (other than seed), fresh or chilled
070200 Vegetables; tomatoes, fresh or chilled
070310 Vegetables, alliaceous; onions and shallots, fresh or chilled
070320 Vegetables, alliaceous; garlic, fresh or chilled
070390 Vegetables, alliaceous; leeks and other kinds n.e.c. in heading no. 0703, fresh or chilled
070410 Vegetables, brassica; cauliflowers and broccoli, fresh or chilled
070420 Vegetables, brassica; brussel sprouts, fresh or chilled
070490 Vegetables, brassica; edible, n.e.c. in heading no. 0704, fresh or chilled
070511 Vegetables; cabbage (head) lettuce (lactuca sativa), fresh or chilled
070519 Vegetables; lettuce (lactuca sativa), (other than cabbage lettuce), fresh or chilled
070521 Vegetables; witloff chicory (cichorium intybus var. foliosum), fresh or chilled
070529 Vegetables; chicory (cichorium spp.), (other than witloof chicory), fresh or chilled
070610 Vegetables, root; carrots and turnips, fresh or chilled
070690 Vegetables, root; salad beetroot, salsify, celeric, radishes and similar edible roots, fresh or chilled
070700 Vegetables; cucumbers and gherkins, fresh or chilled
070810 Vegetables, leguminous; peas (pisum sativum), shelled or unshelled, fresh or chilled
070820 Vegetables, leguminous; beans (vigna spp., phaseolus spp.), shelled or unshelled, fresh or chilled
070890 Vegetables, leguminous; (other than peas and beans), shelled or unshelled, fresh or chilled
070920 Vegetables; asparagus, fresh or chilled
070930 Vegetables; aubergines, (e.g. plants), fresh or chilled
070940 Vegetables; celery (other than celeriac), fresh or chilled
070951 Vegetables; mushrooms of the genus Agaricus, fresh or chilled
070952 Vegetables; mushrooms of the genus Boletus, fresh or chilled
070953 Vegetables; mushrooms of the genus Cantharellus, fresh or chilled
070954 Vegetables; shiitake mushrooms (Lentinus edodes), fresh or chilled
070955 Vegetables; matsutake mushrooms (Tricholoma matsutake, Tricholoma magnivelare, Tricholoma anatolicum, Tricholoma dulciolens, Tricholoma caligatum), fresh or chilled
070956 Vegetables; truffles (Tuber spp.), fresh or chilled
070959 Vegetables; truffles and mushrooms n.e.c. in heading 0709, fresh or chilled
070960 Vegetables; fruits of the genus capsicum or of the genus pimenta, fresh or chilled
070970 Vegetables; spinach, New Zealand spinach and orache spinach (garden spinach), fresh or chilled
070991 Vegetables; globe artichokes, fresh or chilled
070992 Vegetables; olives, fresh or chilled
070993 Vegetables; pumpkins, squash and gourds (Cucurbita spp.), fresh or chilled
070999 Vegetables; edible, n.e.c. in chapter 07, fresh or chilled
071010 Vegetables; potatoes, uncooked or cooked by steaming or boiling in water, frozen
071021 Vegetables, leguminous; peas (pisum sativum), shelled or unshelled, uncooked or cooked by steaming or boiling in water, frozen
071022 Vegetables, leguminous; beans (vigna spp., phaseolus spp.), shelled or unshelled, uncooked or cooked by steaming or boiling in water, frozen
071029 Vegetables, leguminous; (other than peas or beans), shelled or unshelled, uncooked or cooked by steaming or boiling in water, frozen
071030 Vegetables; spinach, New Zealand spinach and orache spinach (garden spinach), uncooked or cooked by steaming or boiling in water, frozen
071040 Vegetables; sweetcorn, uncooked or cooked by steaming or boiling in water, frozen
071080 Vegetables; uncooked or cooked by steaming or boiling in water, n.e.c. in heading no. 0710, frozen
071090 Vegetable mixtures; uncooked or cooked by steaming or boiling in water, frozen
071120 Vegetables; olives, provisionally preserved but unsuitable in that state for immediate consumption
071140 Vegetables; cucumbers and gherkins, provisionally preserved but unsuitable in that state for immediate consumption
071151 Vegetables; mushrooms of the genus Agaricus, provisionally preserved but unsuitable in that state for immediate consumption
071159 Vegetables; mushrooms other than of the genus Agaricus, provisionally preserved but unsuitable in that state for immediate consumption
071190 Vegetables and mixed vegetables; n.e.c. in heading no. 0711, provisionally preserved but unsuitable in that state for immediate consumption
071220 Vegetables; onions, whole, cut, sliced, broken or in powder but not further prepared, dried
071231 Vegetables; mushrooms of the genus Agaricus, whole, cut, sliced, broken or in powder but not further prepared, dried
071232 Vegetables; wood ears (Auricularia spp), whole, cut, sliced, broken or in powder but not further prepared, dried
071233 Vegetables; jelly fungi (Tremella spp)), whole, cut, sliced, broken or in powder but not further prepared, dried
071234 Vegetables; shiitake mushrooms (Lentinus edodes), whole, cut, sliced, broken or in powder but not further prepared, dried
071239 Vegetables; mushrooms and truffles n.e.c. in item 0712.3, whole, cut, sliced, broken or in powder but not further prepared, dried
071290 Vegetables; mixtures of vegetables n.e.c. in heading no. 0712, whole, cut, sliced, broken or in powder but not further prepared, dried
071310 Vegetables, leguminous; peas (pisum sativum), shelled, whether or not skinned or split, dried
071320 Vegetables, leguminous; chickpeas (garbanzos), shelled, whether or not skinned or split, dried
071331 Vegetables, leguminous; beans of the species vigna mungo (l.) hepper or vigna radiata (l.) wilczek, shelled, whether or not skinned or split, dried
071332 Vegetables, leguminous; small red (adzuki) beans (phaseolus or vigna angularis), shelled, whether or not skinned or split, dried
071333 Vegetables, leguminous; kidney beans, including white pea beans (phaseolus vulgaris), shelled, whether or not skinned or split, dried
071334 Vegetables, leguminous; bambara beans (Vigna subterranea or Voandzeia subterranea), shelled, whether or not skinned or split, dried
071335 Vegetables, leguminous; cow peas (Vigna unguiculata), shelled, whether or not skinned or split, dried
071339 Vegetables, leguminous; n.e.c. in item no. 0713.3, shelled, whether or not skinned or split, dried
071340 Vegetables, leguminous; lentils, shelled, whether or not skinned or split, dried
071350 Vegetables, leguminous; broad beans (vicia faba var. major) and horse beans (vicia faba var. equina, vicia faba var. minor), shelled, whether or not skinned or split, dried
071360 Vegetables, leguminous; pigeon peas (Cajanus cajan), shelled, whether or not skinned or split, dried
071390 Vegetables, leguminous; n.e.c. in heading no. 0713, shelled, whether or not skinned or split, dried
071410 Vegetable roots and tubers; manioc (cassava), with high starch or inulin content, fresh, chilled, frozen or dried, whether or not sliced or in the form of pellets
071420 Vegetable roots and tubers; sweet potatoes, with high starch or inulin content, fresh, chilled, frozen or dried, whether or not sliced or in the form of pellets
071430 Vegetable roots and tubers; yams (Dioscorea spp.) with high starch or inulin content, fresh, chilled, frozen or dried, whether or not sliced or in the form of pellets
071440 Vegetable roots and tubers; taro (Colocasia spp.) with high starch or inulin content, fresh, chilled, frozen or dried, whether or not sliced or in the form of pellets
071450 Vegetable roots and tubers; yautia (Xanthosoma spp.) with high starch or inulin content, fresh, chilled, frozen or dried, whether or not sliced or in the form of pellets
071490 Vegetable roots and tubers; arrowroot, salep, Jerusalem artichokes and similar roots and tubers (not manioc, sweet potatoes, yams, taro or yautia), high starch or inulin content, fresh, chilled, frozen, dried, sliced or not, or in pellet form; sago pith
080111 Nuts, edible; coconuts, desiccated
080112 Nuts, edible; coconuts, in the inner shell (endocarp)
080119 Nuts, edible; coconuts, fresh or dried, other than desiccated or in the inner shell (endocarp)
080121 Nuts, edible; brazil nuts, fresh or dried, in shell
080122 Nuts, edible; brazil nuts, fresh or dried, shelled
080131 Nuts, edible; cashew nuts, fresh or dried, in shell
080132 Nuts, edible; cashew nuts, fresh or dried, shelled
080211 Nuts, edible; almonds, fresh or dried, in shell
080212 Nuts, edible; almonds, fresh or dried, shelled
080221 Nuts, edible; hazelnuts or filberts (corylus spp.), fresh or dried, in shell
080222 Nuts, edible; hazelnuts or filberts (corylus spp.), fresh or dried, shelled
080231 Nuts, edible; walnuts, fresh or dried, in shell
080232 Nuts, edible; walnuts, fresh or dried, shelled
080241 Nuts, edible; chestnuts (Castanea spp.), fresh or dried, in shell
080242 Nuts, edible; chestnuts (Castanea spp.), fresh or dried, shelled
080251 Nuts, edible; pistachios, fresh or dried, in shell
080252 Nuts, edible; pistachios, fresh or dried, shelled
080261 Nuts, edible; macadamia, fresh or dried, in shell
080262 Nuts, edible; macadamia, fresh or dried, shelled
080270 Nuts, edible; kola nuts (Cola spp.), fresh or dried, whether or not shelled or peeled
080280 Nuts, edible; areca nuts, fresh or dried, whether or not shelled or peeled
080291 Nuts, edible; pine nuts, fresh or dried, in shell
080292 Nuts, edible; pine nuts, fresh or dried, shelled
080299 Nuts, edible; n.e.c. in heading 0801 and 0802, fresh or dried, whether or not shelled or peeled
080310 Fruit, edible; plantains, fresh or dried
080390 Fruit, edible; bananas, other than plantains, fresh or dried
080410 Fruit, edible; dates, fresh or dried
080420 Fruit, edible; figs, fresh or dried
080430 Fruit, edible; pineapples, fresh or dried
080440 Fruit, edible; avocados, fresh or dried
080450 Fruit, edible; guavas, mangoes and mangosteens, fresh or dried
080510 Fruit, edible; oranges, fresh or dried
080521 Fruit, edible; mandarins (including tangerines and satsumas), fresh or dried
080522 Fruit, edible; clementines, fresh or dried
080529 Fruit, edible; tangelos, wilkings and similar citrus hybrid, fresh or dried
080540 Fruit, edible; grapefruit and pomelos, fresh or dried
080550 Fruit, edible; lemons (Citrus limon, Citrus limonum), limes (Citrus aurantifolia, Citrus latifolia), fresh or dried
080590 Fruit, edible; citrus fruit n.e.c. in heading no. 0805, fresh or dried
080610 Fruit, edible; grapes, fresh
080620 Fruit, edible; grapes, dried
080711 Fruit, edible; watermelons, fresh
080719 Fruit, edible; melons, other than watermelons, fresh
080720 Fruit, edible; papaws (papayas), fresh
080810 Fruit, edible; apples, fresh
080830 Fruit, edible; pears, fresh
080840 Fruit, edible; quinces, fresh
080910 Fruit, edible; apricots, fresh
080921 Fruit, edible; sour cherries (Prunus cerasus), fresh
080929 Fruit, edible; cherries, other than sour cherries (Prunus cerasus), fresh
080930 Fruit, edible; peaches, including nectarines, fresh
080940 Fruit, edible; plums and sloes, fresh
081010 Fruit, edible; strawberries, fresh
081020 Fruit, edible; raspberries, blackberries, mulberries, and loganberries, fresh
081030 Fruit, edible; black, white or red currants and gooseberries, fresh
081040 Fruit, edible; cranberries, bilberries and other fruits of the genus vaccinium, fresh
081050 Fruit, edible; kiwifruit, fresh
081060 Fruit, edible; durians, fresh
081070 Fruit, edible; persimmons, fresh
081090 Fruit, edible; fruits n.e.c. in heading no. 0801 to 0810, fresh
081110 Fruit, edible; strawberries, uncooked or cooked by steaming or boiling in water, frozen, whether or not containing added sugar or other sweetening matter
081120 Fruit, edible; raspberries, blackberries, mulberries, loganberries, black, white or red currants and gooseberries, uncooked or cooked, whether or not containing added sugar or other sweetening matter
081190 Fruit, edible; fruit and nuts n.e.c. in heading no. 0811, uncooked or cooked, frozen whether or not containing added sugar or other sweetening matter
081210 Fruit, edible; cherries, provisionally preserved, but unsuitable in that state for immediate consumption
081290 Fruit, edible; fruit and nuts n.e.c. in heading no. 0812, provisionally preserved, but unsuitable in that state for immediate consumption
081310 Fruit, edible; apricots, dried
081320 Fruit, edible; prunes, dried
081330 Fruit, edible; apples, dried
081340 Fruit, edible; fruit n.e.c. in heading no. 0812, dried
081350 Nuts, edible; mixtures of nuts or dried fruits of chapter 08
081400 Peel; of citrus fruit or melons (including watermelons), fresh, frozen, dried or provisionally preserved in brine, in sulphur water and other preservative solutions
090111 Coffee; not roasted or decaffeinated
090112 Coffee; decaffeinated, not roasted
090121 Coffee; roasted, not decaffeinated
090122 Coffee; roasted, decaffeinated
090190 Coffee; husks and skins, coffee substitutes containing coffee in any proportion
090210 Tea, green; (not fermented), in immediate packings of a content not exceeding 3kg
090220 Tea, green; (not fermented), in immediate packings of a content exceeding 3kg
090230 Tea, black; (fermented) and partly fermented tea, in immediate packings of a content not exceeding 3kg
090240 Tea, black; (fermented) and partly fermented tea, in immediate packings of a content exceeding 3kg
090300 Mate
090411 Spices; pepper (of the genus piper), neither crushed nor ground
090412 Spices; pepper (of the genus piper), crushed or ground
090421 Spices; fruits of the genus Capsicum or Pimenta, dried, neither crushed nor ground
090422 Spices; fruits of the genus Capsicum or Pimenta, crushed or ground
090510 Spices; vanilla, neither crushed nor ground
090520 Spices; vanilla, crushed or ground
090611 Spices; cinnamon (Cinnamomum zeylanicum Blume), neither crushed nor ground
090619 Spices; cinnamon and cinnamon-tree flowers, other than cinnamon (Cinnamomum zeylanicum Blume), neither crushed nor ground
090620 Spices; cinnamon and cinnamon-tree flowers, crushed or ground
090710 Spices; cloves (whole fruit, cloves and stems), neither crushed nor ground
090720 Spices; cloves (whole fruit, cloves and stems), crushed or ground
090811 Spices; nutmeg, neither crushed nor ground
090812 Spices; nutmeg, crushed or ground
090821 Spices; mace, neither crushed nor ground
090822 Spices; mace, crushed or ground
090831 Spices; cardamoms, neither crushed nor ground
090832 Spices; cardamoms, crushed or ground
090921 Spices; coriander seeds, neither crushed nor ground
090922 Spices; coriander seeds, crushed or ground
090931 Spices; cumin seeds, neither crushed nor ground
090932 Spices; cumin seeds, crushed or ground
090961 Spices; seeds of anise, badian, caraway or fennel; juniper berries, neither crushed nor ground
090962 Spices; seeds of anise, badian, caraway or fennel; juniper berries, crushed or ground
091011 Spices; ginger, neither crushed nor ground
091012 Spices; ginger, crushed or ground
091020 Spices; saffron
091030 Spices; turmeric (curcuma)
091091 Spices; mixtures of 2 or more products of different headings
091099 Spices; n.e.c. in heading no. 0910
100111 Cereals; wheat and meslin, durum wheat, seed
100119 Cereals; wheat and meslin, durum wheat, other than seed
100191 Cereals; wheat and meslin, other than durum wheat, seed
100199 Cereals; wheat and meslin, other than durum wheat, other than seed
100210 Cereals; rye, seed
100290 Cereals; rye, other than seed
100310 Cereals; barley, seed
100390 Cereals; barley, other than seed
100410 Cereals; oats, seeds
100490 Cereals; oats, other than seed
100510 Cereals; maize (corn), seed
100590 Cereals; maize (corn), other than seed
100610 Cereals; rice in the husk (paddy or rough)
100620 Cereals; husked (brown) rice
100630 Cereals; rice, semi-milled or wholly milled, whether or not polished or glazed
100640 Cereals; rice, broken
100710 Cereals; grain sorghum, seed
100790 Cereals; grain sorghum, other than seed
100810 Cereals; buckwheat
100821 Cereals; millet, seed
100829 Cereals; millet, other than seed
100830 Cereals; canary seeds
100840 Cereals; fonio (Digitaria spp.)
100850 Cereals; quinoa (Chenopodium quinoa)
100860 Cereals; triticale
100890 Cereals; n.e.c. in chapter 10
110100 Wheat or meslin flour
110220 Cereal flour; of maize (corn)
110290 Cereal flours; other than wheat, meslin, and maize (corn)
110311 Cereal groats and meal; of wheat
110313 Cereal groats and meal; of maize (corn)
110319 Cereal groats and meal; n.e.c. in heading no. 1103
110320 Cereal pellets
110412 Cereal grains; rolled or flaked, of oats
110419 Cereal grains; rolled or flaked, other than oats
110422 Cereal grains; worked (e.g. hulled, pearled, sliced or kibbled) of oats
110423 Cereal grains; worked (e.g. hulled, pearled, sliced or kibbled) of maize (corn)
110429 Cereal grains; worked, other than rolled or flaked (e.g. Hulled, pearled, sliced or kibbled) of cereals, excluding oats and maize, and rice of heading no.1006
110430 Cereal; germ of cereals, whole, rolled, flaked or ground
110510 Flour, meal and powder; of potatoes
110520 Flakes, granules and pellets; of potatoes
110610 Flour, meal and powder; of the dried leguminous vegetables of heading no. 0713
110620 Flour, meal and powder; of sago or of roots or tubers of heading no. 0714
110630 Flour, meal and powder; of the products of chapter 8
110710 Malt; not roasted
110720 Malt; roasted
110811 Starch; wheat
110812 Starch; maize (corn) starch
110813 Starch; potato
110814 Starch; manioc (cassava)
110819 Starch; n.e.c. in item no. 1108.11 to 1108.14
110820 Inulin
110900 Wheat gluten; whether or not dried
120110 Soya beans; seed, whether or not broken
120190 Soya beans; other than seed, whether or not broken
120230 Ground-nuts; seed, not roasted or otherwise cooked, whether or not shelled or broken
120241 Ground-nuts; other than seed, not roasted or otherwise cooked, in shell
120242 Ground-nuts; other than seed, not roasted or otherwise cooked, shelled, whether or not broken,
120300 Copra
120400 Oil seeds; linseed, whether or not broken
120510 Oil seeds; low erucic acid rape or colza seeds, whether or not broken
120590 Oil seeds; rape or colza seeds, other than low erucic, whether or not broken
120600 Oil seeds; sunflower seeds, whether or not broken
120710 Oil seeds; palm nuts and kernels, whether or not broken
120721 Oil seeds; cotton seeds, seed, whether or not broken
120729 Oil seeds; cotton seeds, other than seed, whether or not broken
120730 Oil seeds; castor oil seeds, whether or not broken
120740 Oil seeds; sesamum seeds, whether or not broken
120750 Oil seeds; mustard seeds, whether or not broken
120760 Oil seeds; safflower (Carthamus tinctorius) seeds, whether or not broken
120770 Oil seeds; melon seeds, whether or not broken
120791 Oil seeds; poppy seeds, whether or not broken
120799 Oil seeds and oleaginous fruits; n.e.c. in heading no. 1207, whether or not broken
120810 Flours and meals; of soya beans
120890 Flours and meals of oil seeds or oleaginous fruits; excluding soya beans and mustard seeds
120910 Seed; sugar beet seeds, of a kind used for sowing
120921 Seeds of forage plants; lucerne (alfalfa) seeds, of a kind used for sowing
120922 Seeds of forage plants; clover (Trifolium spp.) seeds, of a kind used for sowing
120923 Seeds of forage plants; fescue seeds, of a kind used for sowing
120924 Seeds of forage plants; Kentucky blue grass (Poa pratensis L.) seeds, of a kind used for sowing
120925 Seeds of forage plants; rye grass (Lolium multiflorum Lam., Lolium perenne L.) seeds, of a kind used for sowing
120929 Seeds of forage plants; other than lucerne, clover, fescue, Kentucky blue grass, and rye grass seeds, of a kind used for sowing
120930 Seeds of herbaceous plants; cultivated principally for their flowers, of a kind used for sowing
120991 Seeds; vegetable seeds, of a kind used for sowing
120999 Seeds; n.e.c. in heading 1209, of a kind used for sowing
121010 Hop cones; neither ground nor powdered nor in the form of pellets
121020 Hop cones; ground, powdered or in the form of pellets; lupulin
121120 Ginseng roots, of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121130 Coca leaf; of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121140 Poppy straw; of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121150 Ephedra, of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121160 Bark of African cherry (Prunus africana); of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121190 Plants and parts (including seeds and fruits) n.e.c. in heading no. 1211, of a kind used primarily in perfumery, in pharmacy or for insecticidal, fungicidal or similar purposes, fresh, chilled, frozen or dried, whether or not cut, crushed or powdered
121221 Seaweeds and other algae; fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121229 Seaweeds and other algae; not fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121291 Sugar beet; fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121292 Locust beans (carob); fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121293 Sugar cane; fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121294 Chicory roots (Chicorium intybus sativum); fit for human consumption, fresh, chilled, frozen or dried, whether or not ground
121299 Vegetable products; fit for human consumption, n.e.c. in heading no. 1212, fresh, chilled, frozen or dried, whether or not ground
121300 Cereal straw and husks; unprepared, whether or not chopped, ground, pressed or in the form of pellets
121410 Lucerne (alfalfa) meal and pellets
121490 Forage products including swedes, mangolds, fodder roots, hay, sainfoin, clover, forage kale, lupines, vetches etc., pelletised or otherwise
130120 Gum Arabic
130190 Natural gums, resins, gum-resins and oleoresins, n.e.c. in heading no. 1301
130211 Vegetable saps and extracts; opium
130212 Vegetable saps and extracts; of liquorice
130213 Vegetable saps and extracts; of hops
130214 Vegetable saps and extracts; of ephedra
130219 Vegetable saps and extracts; n.e.c. in item no. 1302.1
130220 Pectic substances; pectinates and pectates
130231 Mucilages and thickeners; agar-agar, whether or not modified, derived from vegetable products
130232 Mucilages and thickeners; whether or not modified, derived from locust beans, locust bean seeds or guar seeds
130239 Mucilages and thickeners; whether or not modified, derived from vegetable products, n.e.c. in item no. 1302.3
140110 Bamboo used primarily for plaiting
140120 Rattans used primarily for plaiting
140190 Vegetable materials of a kind used primarily for plaiting; n.e.c. in heading no. 1401
140420 Vegetable products; cotton linters
140490 Vegetable products; n.e.c. in chapter 14
150110 Pig fat; lard, other than that of heading 0209 and 1503
150120 Pig fat; not lard, other than that of heading 0209 or 1503
150190 Poultry fat; other than that of heading 0209 or 1503
150210 Tallow; other than those of heading 1503
150290 Fats of bovine animals, sheep or goats; excluding tallow, and other than those of heading 1503
150300 Lard stearin, lard oil, oleostearin, oleo-oil and tallow oil; not emulsified or mixed or otherwise prepared
150410 Oils of fish; fish-liver oils and their fractions, whether or not refined, but not chemically modified
150420 Fats and oils and their fractions; of fish, (excluding liver-oils)
150430 Fats and oils and their fractions; of marine mammals
150500 Wool grease and fatty substances derived therefrom (including lanolin)
150600 Animal fats and oils and their fractions; whether or not refined, but not chemically modified, n.e.c. in chapter 15
150710 Vegetable oils; soya-bean oil and its fractions, crude, whether or not degummed, not chemically modified
150790 Vegetable oils; soya-bean oil and its fractions, other than crude, whether or not refined, but not chemically modified
150810 Vegetable oils; ground-nut oil and its fractions, crude, not chemically modified
150890 Vegetable oils; ground-nut oil and its fractions, other than crude, whether or not refined, but not chemically modified
150920 Vegetable oils; olive oil and its fractions, extra virgin olive oil, whether or not refined, but not chemically modified
150930 Vegetable oils; olive oil and its fractions, virgin olive oil, whether or not refined, but not chemically modified
150940 Vegetable oils; olive oil and its fractions, virgin olive oils n.e.c. in heading 1509, whether or not refined, but not chemically modified
150990 Vegetable oils; olive oil and its fractions, other than virgin, whether or not refined, but not chemically modified
151010 Vegetable oils; crude olive pomace oil and their fractions, obtained solely from olives, whether or not refined, but not chemically modified
151090 Vegetable oils; oils and their fractions n.e.c. in heading 1510, obtained solely from olives, whether or not refined, but not chemically modified, including blends of these oils or fractions with oils or fractions of heading no. 1509
151110 Vegetable oils; palm oil and its fractions, crude, not chemically modified
151190 Vegetable oils; palm oil and its fractions, other than crude, whether or not refined, but not chemically modified
151211 Vegetable oils; sunflower seed or safflower oil and their fractions, crude, not chemically modified
151219 Vegetable oils; sunflower seed or safflower oil and their fractions, other than crude, whether or not refined, but not chemically modified
151221 Vegetable oils; cotton-seed oil and its fractions; crude, whether or not gossypol has been removed, not chemically modified
151229 Vegetable oils; cotton-seed oil and its fractions, other than crude, whether or not refined, but not chemically modified
151311 Vegetable oils; coconut (copra) oil and its fractions, crude, not chemically modified
151319 Vegetable oils; coconut (copra) oil and its fractions, other than crude, whether or not refined, but not chemically modified
151321 Vegetable oils; palm kernel or babassu oil and their fractions, crude, not chemically modified
151329 Vegetable oils; palm kernel or babassu oil and their fractions, other than crude, whether or not refined, but not chemically modified
151411 Vegetable oils; low erucic acid rape or colza oil and its fractions, crude
151419 Vegetable oils; low erucic acid rape or colza oil and its fractions, other than crude, but not chemically modified
151491 Vegetable oils; excluding low erucic acid rape or colza oil and its fractions, crude
151499 Vegetable oils; excluding low erucic acid rape or colza oil and its fractions, other than crude, but not chemically modified
151511 Vegetable oils; linseed oil and its fractions, crude, not chemically modified
151519 Vegetable oils; linseed oil and its fractions, other than crude, whether or not refined, but not chemically modified
151521 Vegetable oils; maize (corn) oil and its fractions, crude, not chemically modified
151529 Vegetable oils; maize (corn) oil and its fractions, other than crude, whether or not refined, but not chemically modified
151530 Vegetable oils; castor oil and its fractions, whether or not refined, but not chemically modified
151550 Vegetable oils; sesame oil and its fractions, whether or not refined, but not chemically modified
151560 Vegetable oils; microbial fats and oils and their fractions, whether or not refined, but not chemically modified
151590 Fixed vegetable fats and oils and their fractions n.e.c. in heading 1515; other than linseed, maize (corn), castor, sesame, microbial oils, whether or not refined, but not chemically modified
151610 Animal fats and oils and their fractions; partly or wholly hydrogenated, inter-esterified, re-esterified or elaidinised, whether or not refined, but not further prepared
151620 Vegetable fats and oils and their fractions; partly or wholly hydrogenated, inter-esterified, re-esterified or elaidinised, whether or not refined, but not further prepared
151630 Microbial fats and oils and their fractions; partly or wholly hydrogenated, inter-esterified, re-esterified or elaidinised, whether or not refined, but not further prepared
151710 Margarine; excluding liquid margarine
151790 Edible mixtures or preparations of animal, vegetable or microbial fats or oils or of fractions of different fats or oils of this Chapter, n.e.c. in heading 1517, other than edible fats and oils or their fractions of heading 15.16
151800 Animal, vegetable or microbial fats, oils and their fractions; boiled, oxidised, dehydrated or otherwise chemically modified, excluding those of heading no. 1516, inedible mixtures or preparations of fats, oils or their fractions, n.e.c. in chapter 15
152000 Glycerol, crude; glycerol waters and glycerol lyes
152110 Vegetable waxes (other than triglycerides); whether or not refined or coloured
152190 Waxes, other than vegetable, n.e.c. in heading no. 1521; whether or not refined or coloured
152200 Degras; residues resulting from the treatment of fatty substances or animal or vegetable waxes
160100 Meat preparations; sausages and similar products, of meat, meat offal, blood or insects, and food preparations based on these products
160210 Meat preparations; homogenised preparations of meat, meat offal blood or insects
160220 Meat preparations; of the prepared or preserved liver of any animal (excluding homogenised preparations)
160231 Meat preparations; of turkeys, prepared or preserved meat or meat offal (excluding livers and homogenised preparations)
160232 Meat preparations; of the poultry of heading no. 0105, (i.e. of fowls of the species Gallus domesticus)
160239 Meat preparations; of poultry (excluding turkeys), prepared or preserved meat or meat offal (excluding livers and homogenised preparations)
160241 Meat preparations; of swine, hams and cuts thereof, prepared or preserved (excluding homogenised preparations)
160242 Meat preparations; of swine, shoulders and cuts thereof, prepared or preserved (excluding homogenised preparations)
160249 Meat preparations; of swine, meat or meat offal (including mixtures), prepared or preserved, n.e.c. in heading no. 1602
160250 Meat preparations; of bovine animals, meat or meat offal, prepared or preserved (excluding livers and homogenised preparations)
160290 Meat preparations; of meat, meat offal or the blood of any animal, n.e.c. in heading no. 1602
160300 Extracts and juices; of meat, fish or crustaceans, molluscs or other aquatic invertebrates
160411 Fish preparations; salmon, prepared or preserved, whole or in pieces (but not minced)
160412 Fish preparations; herrings, prepared or preserved, whole or in pieces (but not minced)
160413 Fish preparations; sardines, sardinella and brisling or sprats, prepared or preserved, whole or in pieces (but not minced)
160414 Fish preparations; tunas, skipjack tuna and bonito (Sarda spp.), prepared or preserved, whole or in pieces (but not minced)
160415 Fish preparations; mackerel, prepared or preserved, whole or in pieces (but not minced)
160416 Fish preparations; anchovies, prepared or preserved, whole or in pieces (but not minced)
160417 Fish preparations; eels, prepared or preserved, whole or in pieces (but not minced)
160418 Fish preparations; shark fins, prepared or preserved, whole or in pieces (but not minced)
160419 Fish preparations; fish prepared or preserved, whole or in pieces (but not minced), n.e.c. in heading no. 1604
160420 Fish preparations; fish minced or in forms n.e.c. in heading no. 1604, prepared or preserved
160431 Fish preparations; caviar
160432 Fish preparations; caviar substitutes, prepared from fish eggs
160510 Crustacean preparations; crab, prepared or preserved
160521 Crustacean preparations; shrimps and prawns, prepared or preserved, not in airtight containers
160529 Crustacean preparations; shrimps and prawns, prepared or preserved, in airtight containers
160530 Crustacean preparations; lobster, prepared or preserved
160540 Crustacean preparations; other than crab, shrimps, prawns, and lobsters, prepared or preserved
160551 Mollusc preparations; oysters, prepared or preserved
160552 Mollusc preparations; scallops, including queen scallops, prepared or preserved
160553 Mollusc preparations; mussels, prepared or preserved
160554 Mollusc preparations; cuttle fish and squid, prepared or preserved
160555 Mollusc preparations; octopus, prepared or preserved
160556 Mollusc preparations; clams, cockles and arkshells, prepared or preserved
160557 Mollusc preparations; abalone, prepared or preserved
160558 Mollusc preparations; snails, other than sea snails, prepared or preserved
160559 Mollusc preparations; n.e.c. in item no. 1605.5, preparations such as pastes, sausages, prepared meals and the like
160561 Aquatic invertebrates; sea cucumbers, prepared or preserved
160562 Aquatic invertebrates; sea urchins, prepared or preserved
160563 Aquatic invertebrates; jellyfish, prepared or preserved
160569 Aquatic invertebrates; other than crustaceans, molluscs, sea cucumbers, sea urchins, and jellyfish, prepared or preserved
170112 Sugars; beet sugar, raw, in solid form, not containing added flavouring or colouring matter
170113 Sugars; cane sugar, raw, in solid form, as specified in Subheading Note 2 to this chapter, not containing added flavouring or colouring matter
170114 Sugars; cane sugar, raw, in solid form, other than as specified in Subheading Note 2 to this chapter, not containing added flavouring or colouring matter
170191 Sugars; sucrose, chemically pure, in solid form, containing added flavouring or colouring matter
170199 Sugars; sucrose, chemically pure, in solid form, not containing added flavouring or colouring matter
170211 Sugars; lactose and lactose syrup, containing by weight 99% or more lactose, expressed as anhydrous lactose, calculated on the dry matter
170219 Sugars; lactose and lactose syrup, containing by weight less than 99% lactose, expressed as anhydrous lactose, calculated on the dry matter
170220 Sugars; maple sugar, chemically pure, in solid form; maple syrup, not containing added flavouring or colouring matter
170230 Sugars; glucose and glucose syrup, not containing fructose or containing in the dry state less than 20% by weight of fructose, the syrup not containing added flavouring or colouring matter
170240 Sugars; glucose and glucose syrup, containing in the dry state at least 20% but less than 50% by weight of fructose, excluding invert sugar, the syrup not containing added flavouring or colouring matter
170250 Sugars; fructose, chemically pure, in solid form
170260 Sugars; fructose, other than chemically pure fructose, and fructose syrup (containing in the dry state more than 50% by weight of fructose), excluding invert sugar
170290 Sugars; n.e.c. in heading no. 1702, including invert sugar and other sugar and sugar syrup blends containing, in the dry state, 50% by weight of fructose
170310 Sugars; molasses, from sugar cane, resulting from the extraction or refining of sugar
170390 Sugars; molasses, from sugar beet, resulting from the extraction or refining of sugar
170410 Sugar confectionery; chewing gum, whether or not sugar-coated, not containing cocoa
170490 Sugar confectionery; (excluding chewing gum, including white chocolate), not containing cocoa
180100 Cocoa beans; whole or broken, raw or roasted
180200 Cocoa; shells, husks, skins and other cocoa waste
180310 Cocoa; paste, not defatted
180320 Cocoa; paste, wholly or partly defatted
180400 Cocoa; butter, fat and oil
180500 Cocoa; powder, not containing added sugar or other sweetening matter
180610 Cocoa; powder, containing added sugar or other sweetening matter
180620 Chocolate & other food preparations containing cocoa; in blocks, slabs or bars weighing more than 2kg or in liquid, paste, powder, granular or other bulk form in containers or immediate packings, content exceeding 2kg
180631 Chocolate and other food preparations containing cocoa; in blocks, slabs or bars, filled, weighing 2kg or less
180632 Chocolate and other food preparations containing cocoa; in blocks, slabs or bars, (not filled), weighing 2kg or less
180690 Chocolate and other food preparations containing cocoa; n.e.c. in chapter 18
190110 Food preparations; of flour, meal, starch, malt extract or milk products, suitable for infants or young children, put up for retail sale
190120 Food preparations; mixes and doughs for the preparation of bread, pastry, cakes, biscuits and other bakers' wares
190190 Food preparations; of flour, meal, starch, malt extract or milk products, for uses n.e.c. in heading no. 1901
190211 Food preparations; pasta, containing eggs, uncooked, not stuffed or otherwise prepared
190219 Food preparations; pasta, uncooked (excluding that containing eggs), not stuffed or otherwise prepared
190220 Food preparations; pasta, stuffed (with meat or other substances), whether or not cooked or otherwise prepared
190230 Food preparations; pasta (excluding stuffed), cooked or otherwise prepared
190240 Food preparations; couscous
190300 Food preparations; tapioca and substitutes thereof, prepared from starch in the form of flakes, grains, pearls, siftings or similar
190410 Food preparations; obtained by the swelling or roasting of cereals or cereal products
190420 Food preparations; obtained from unroasted cereal flakes or from mixtures of unroasted cereal flakes and roasted cereal flakes or swelled cereals
190430 Prepared foods obtained by the swelling or roasting of cereals or cereal products (e.g. corn flakes); cereals, not maize (corn), in grain form or in the form of flakes or other worked grains, from bulgur wheat
190490 Food preparations; cereal or cereal products (excluding maize), in grain form, pre-cooked or otherwise prepared
190510 Food preparations; crispbread, whether or not containing cocoa
190520 Food preparations; gingerbread and the like, whether or not containing cocoa
190531 Food preparations; sweet biscuits, whether or not containing cocoa
190532 Food preparations; waffles and wafers, whether or not containing cocoa
190540 Food preparations; rusks, toasted bread and similar toasted products, whether or not containing cocoa
190590 Food preparations; bakers' wares n.e.c. in heading no. 1605, whether or not containing cocoa; communion wafers, empty cachets suitable for pharmaceutical use, sealing wafers, rice papers and similar products
200110 Vegetable preparations; cucumbers and gherkins, prepared or preserved by vinegar or acetic acid
200190 Vegetable preparations; vegetables, fruit, nuts and other edible parts of plants, prepared or preserved by vinegar or acetic acid (excluding cucumbers and gherkins)
200210 Vegetable preparations; tomatoes, whole or in pieces, prepared or preserved otherwise than by vinegar or acetic acid
200290 Vegetable preparations; tomatoes, (other than whole or in pieces), prepared or preserved otherwise than by vinegar or acetic acid
200310 Vegetable preparations; mushrooms of the genus Agaricus, prepared or preserved otherwise than by vinegar or acetic acid
200390 Vegetable preparations; mushrooms and truffles, other than mushrooms of the genus Agaricus, prepared or preserved otherwise than by vinegar or acetic acid
200410 Vegetable preparations; potatoes, prepared or preserved otherwise than by vinegar or acetic acid, frozen
200490 Vegetable preparations; vegetables and mixtures of vegetables (excluding potatoes), prepared or preserved otherwise than by vinegar or acetic acid, frozen
200510 Vegetable preparations; homogenised vegetables, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200520 Vegetable preparations; potatoes, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200540 Vegetable preparations; peas (pisum sativum), prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200551 Vegetable preparations; beans, shelled, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200559 Vegetable preparations; beans, (not shelled), prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200560 Vegetable preparations; asparagus, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200570 Vegetable preparations; olives, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200580 Vegetable preparations; sweetcorn (zea mays var. saccharata), prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200591 Vegetable preparations; bamboo shoots, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200599 Vegetable preparations; vegetables and mixtures of vegetables n.e.c. in heading no. 2005, prepared or preserved otherwise than by vinegar or acetic acid, not frozen
200600 Vegetables, fruit, nuts, fruit-peel and other parts of plants, preserved by sugar (drained, glace or crystallised)
200710 Jams, fruit jellies, marmalades, fruit or nut puree and fruit or nut pastes; homogenised, cooked preparations, whether or not containing added sugar or other sweetening matter
200791 Jams, jellies, marmalades, purees and pastes; of citrus fruit, being cooked preparations (excluding homogenised), whether or not containing added sugar or other sweetening matter
200799 Jams, fruit jellies, marmalades, purees and pastes; of fruit or nuts n.e.c. in heading no. 2007, cooked preparations (excluding homogenised), whether or not containing added sugar or other sweetening matter
200811 Nuts; ground-nuts, whether or not containing added sugar, other sweetening matter or spirit
200819 Nuts and other seeds; whether or not containing added sugar, other sweetening matter or spirit (excluding ground-nuts except in mixtures)
200820 Fruit; pineapples, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200830 Fruit; citrus, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200840 Fruit; pears, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200850 Fruit; apricots, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200860 Fruit; cherries, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200870 Fruit; peaches, including nectarines, prepared or preserved in ways n.e.c. in heading no. 2007 and 2008, whether or not containing added sugar, other sweetening matter or spirit
200880 Fruit; strawberries, prepared or preserved in ways n.e.c. in heading no. 2007, whether or not containing added sugar, other sweetening matter or spirit
200891 Fruit, palm hearts; prepared or preserved, whether or not containing added sugar, other sweetening matter or spirit
200893 Fruit; cranberries (Vaccinium macrocarpon, Vaccinium oxycoccos); Iingonberries (Vaccinium vitis-idaea), prepared or preserved, whether or not containing added sugar, other sweetening matter or spirit
200897 Fruit, nuts and other edible parts of plants; mixtures (other than those of subheading no 2008.19); prepared or preserved in ways n.e.c. in headings 2007 and 2008, whether or not containing added sugar, or other sweetening matter or spirit, n.e.c.
200899 Fruit, nuts and other edible parts of plants; prepared or preserved, whether or not containing added sugar, other sweetening matter or spirit, n.e.c. in heading no. 2008
200911 Juice; orange, frozen, unfermented, (not containing added spirit), whether or not containing added sugar or other sweetening matter
200912 Juice; orange, not frozen, of a Brix value not exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200919 Juice; orange, not frozen, of a Brix value exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200921 Juice; grapefruit or pomelo, of a Brix value not exceeding 20, unfermented, (not containing added spirit), whether or not containing added sugar or other sweetening matter
200929 Juice; grapefruit or pomelo, of a Brix value exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200931 Juice; of single citrus fruit (excluding orange, grapefruit or pomelo), of a Brix value not exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200939 Juice; of single citrus fruit (excluding orange, grapefruit or pomelo), of a Brix value exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200941 Juice; pineapple, of a Brix value not exceeding 20, unfermented, (not containing added spirit), whether or not containing added sugar or other sweetening matter
200949 Juice; pineapple, of a Brix value exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200950 Juice; tomato, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200961 Juice; grape, of a Brix value not exceeding 30, unfermented, (not containing added spirit), whether or not containing added sugar or other sweetening matter
200969 Juice; grape, of a Brix value exceeding 30, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200971 Juice; apple, of a Brix value not exceeding 20, unfermented, (not containing added spirit), whether or not containing added sugar or other sweetening matter
200979 Juice; apple, of a Brix value exceeding 20, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200981 Juice; cranberry (Vaccinium macrocarpon, Vaccinium oxycoccos); Iingonberry (Vaccinium vitis-idaea), unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200989 Juice; of any single fruit, nut or vegetable n.e.c. in heading no. 2009, unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
200990 Juices; mixtures of fruits or vegetables (but not nut juice), unfermented, not containing added spirit, whether or not containing added sugar or other sweetening matter
210111 Extracts, essences and concentrates; of coffee, and preparations with a basis of these extracts, essences or concentrates or with a basis of coffee
210112 Preparations with a basis of extracts, essences or concentrates or with a basis of coffee
210120 Extracts, essences and concentrates; of tea or mate, and preparations with a basis of these extracts, essences or concentrates or with a basis of tea or mate
210130 Chicory, roasted and other roasted coffee substitutes; extracts, essences and concentrates thereof
210210 Yeasts; active
210220 Yeasts; inactive, other single-cell micro-organisms, dead
210230 Baking powders; prepared
210310 Sauces; soya
210320 Sauces; tomato ketchup and other tomato sauces
210330 Mustard flour and meal and prepared mustard
210390 Sauces and preparations therefor; mixed condiments and mixed seasonings
210410 Soups and broths and preparations therefor
210420 Homogenised composite food preparations
210500 Ice cream and other edible ice; whether or not containing cocoa
210610 Protein; concentrates and textured protein substances
210690 Food preparations; n.e.c. in item no. 2106.10
220110 Waters; mineral and aerated, including natural or artificial, (not containing added sugar or other sweetening matter nor flavoured)
220190 Waters; other than mineral and aerated, (not containing added sugar or other sweetening matter nor flavoured), ice and snow
220210 Waters; including mineral and aerated, containing added sugar or other sweetening matter or flavoured
220291 Non-alcoholic beverages; non-alcoholic beer
220299 Non-alcoholic beverages; other than non-alcoholic beer, n.e.c. in item no. 2202.10, not including fruit, nut or vegetable juices of heading no. 2009
220300 Beer; made from malt
220410 Wine; sparkling
220421 Wine; still, in containers holding 2 litres or less
220422 Wine; still, in containers holding more than 2 litres but not more than 10 litres
220429 Wine; still, in containers holding more than 10 litres
220430 Grape must; n.e.c. in heading no. 2009, n.e.c. in item no. 2204.2
220510 Vermouth and other wine of fresh grapes, flavoured with plants or aromatic substances, in containers holding 2 litres or less
220590 Vermouth and other wine of fresh grapes, flavoured with plants or aromatic substances, in containers holding more than 2 litres
220600 Beverages, fermented; (e.g. cider, perry, mead, sake)
220710 Undenatured ethyl alcohol; of an alcoholic strength by volume of 80% vol. or higher
220720 Ethyl alcohol and other spirits; denatured, of any strength
220820 Spirits obtained by distilling grape wine or grape marc
220830 Whiskies
220840 Rum and other spirits obtained by distilling fermented sugar-cane products
220850 Gin and geneva
220860 Vodka
220870 Liqueurs and cordials
220890 Spirits, liqueurs and other spirituous beverages; n.e.c. in heading no. 2208
220900 Vinegar and substitutes for vinegar; obtained from acetic acid
230110 Flours, meals and pellets; of meat or meat offal, greaves
230120 Flours, meals and pellets; of fish or of crustaceans, molluscs or other aquatic invertebrates
230210 Bran, sharps and other residues; of maize (corn), whether or not in the form of pellets, derived from the sifting, milling or other workings thereof
230230 Bran, sharps and other residues; of wheat, whether or not in the form of pellets, derived from the sifting, milling or other workings thereof
230240 Bran, sharps and other residues; of other cereals, whether or not in the form of pellets, derived from the sifting, milling or other workings thereof
230250 Bran, sharps and other residues; of leguminous plants, whether or not in the form of pellets, derived from the sifting, milling or other workings thereof
230310 Residues of starch manufacture and similar residues; whether or not in the form of pellets
230320 Beet-pulp, bagasse and other waste of sugar manufacture; whether or not in the form of pellets
230330 Brewing or distilling dregs and waste; whether or not in the form of pellets
230400 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of soya-bean oil
230500 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of ground-nut oil
230610 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of cotton seed oils
230620 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of linseed oils
230630 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of sunflower seed oils
230641 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of low erucic acid rape or colza seed oils
230649 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of rape seed oils (other than low erucic acid rape or colza)
230650 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of coconut or copra seed oils
230660 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of palm nuts or kernels oils
230690 Oil-cake and other solid residues; whether or not ground or in the form of pellets, resulting from the extraction of oils, n.e.c. in heading no. 2306
230700 Wine lees; argol
230800 Vegetable materials and vegetable waste, vegetable residues and by-products; whether or not in the form of pellets, of a kind used in animal feeding, not elsewhere specified or included
230910 Dog or cat food; put up for retail sale, used in animal feeding
230990 Dog or cat food; (not put up for retail sale), used in animal feeding
240110 Tobacco, (not stemmed or stripped)
240120 Tobacco; partly or wholly stemmed or stripped
240130 Tobacco refuse
240210 Cigars, cheroots and cigarillos; containing tobacco including the weight of every band, wrapper or attachment thereto
240220 Cigarettes; containing tobacco
240290 Cigars, cigarillos and cheroots; containing tobacco substitutes including the weight of every band, wrapper or attachment thereto
240311 Tobacco; smoking, water pipe tobacco as specified in Subheading Note 1 to this Chapter, whether or not containing tobacco substitutes in any proportion
240319 Tobacco; smoking, other than water pipe tobacco, whether or not containing tobacco substitutes in any proportion
240391 Tobacco; homogenised or reconstituted
240399 Tobacco; other than homogenised or reconstituted or smoking
240411 Products containing tobacco or reconstituted tobacco, intended for inhalation without combustion
240412 Products containing nicotine, other than tobacco or reconstituted tobacco, intended for inhalation without combustion
240419 Products containing tobacco or nicotine substitutes, intended for inhalation without combustion
240491 Products n.e.c. in heading 2404, intended for the intake of nicotine into the human body, for oral application
240492 Products n.e.c. in heading 2404, intended for the intake of nicotine into the human body, for transdermal application
240499 Products n.e.c. in heading 2404, intended for the intake of nicotine into the human body, by ways other than inhalation, and other than oral or transdermal application
250100 Salt (including table salt and denatured salt); pure sodium chloride whether or not in aqueous solution; sea water
250200 Iron pyrites; unroasted
250300 Sulphur of all kinds; other than sublimed, precipitated and colloidal sulphur
250410 Graphite; natural, in powder or in flakes
250490 Graphite; natural, in other forms, excluding powder or flakes
250510 Sands; natural, silica and quartz sands, whether or not coloured
250590 Sands; natural, (other than silica and quartz sands), whether or not coloured, (other than metal-bearing sands of chapter 26)
250610 Quartz; other than natural sands
250620 Quartzite; whether or not roughly trimmed or merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape
250700 Kaolin and other kaolinic clays; whether or not calcined
250810 Clays (excluding expanded clays of heading no. 6806); bentonite, whether or not calcined
250830 Clays (excluding expanded clays of heading no. 6806); fireclay, whether or not calcined
250840 Clays (excluding expanded clays of heading no. 6806); n.e.c. in heading no. 2508, whether or not calcined
250850 Clays (excluding expanded clays of heading no. 6806); andalusite, kyanite and sillimanite, whether or not calcined
250860 Clays (excluding expanded clays of heading no. 6806); mullite
250870 Clays (excluding expanded clays of heading no. 6806); chamotte or dinas earths
250900 Chalk
251010 Natural calcium phosphates, natural aluminium calcium phosphates and phosphatic chalk; unground
251020 Natural calcium phosphates, natural aluminium calcium phosphates and phosphatic chalk; ground
251110 Barium sulphate (barytes); natural
251120 Barium carbonate (witherite); natural, whether or not calcined, other than barium oxide of heading no. 2816
251200 Siliceous fossil meals (e.g. kieselguhr, tripolite and diatomite) and similar siliceous earths; whether or not calcined, of an apparent specific gravity of 1 or less
251310 Pumice stone, whether or not heat treated
251320 Emery, natural corundum, natural garnet and other natural abrasives, whether or not heat-treated
251400 Slate; whether or not roughly trimmed or merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape
251511 Marble and travertine; having a specific gravity of 2.5 or more, crude or roughly trimmed by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape
251512 Marble and travertine; merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape, having a specific gravity of 2.5 or more
251520 Ecaussine and other calcareous monumental or building stone; alabaster, having a specific gravity of 2.5 or more
251611 Granite; crude or roughly trimmed
251612 Granite; merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape
251620 Sandstone;. whether or not roughly trimmed, cut, by sawing etc, into blocks or slabs of a rectangular (including square) shape
251690 Monumental or building stone; n.e.c. in heading no. 2516, whether or not roughly trimmed or merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape
251710 Pebbles, gravel, broken or crushed stone; of a kind commonly used for concrete aggregates, for road metalling or for railway or other ballast, shingle and flint, whether or not heat-treated
251720 Macadam of slag, dross or similar industrial waste; whether or not incorporating the materials in Tariff item 2517.10.00
251730 Tarred macadam
251741 Stones; of marble, in granules, chippings and powder, whether or not heat-treated
251749 Stones; of heading no. 2515 or 2516 (excluding marble), in granules, chippings and powder, whether or not heat-treated
251810 Dolomite, not calcined or sintered; including dolomite roughly trimmed, or merely cut by sawing or otherwise into blocks or slabs of rectangular (including square) shape
251820 Dolomite, calcined or sintered; including dolomite roughly trimmed, or merely cut by sawing or otherwise into blocks or slabs of rectangular (including square) shape
251910 Magnesium carbonate (magnesite); natural
251990 Magnesia, fused or dead-burned (sintered); whether or not containing small quantities of other oxides added before sintering, other magnesium oxide, whether or not pure, (not natural magnesium carbonate)
252010 Gypsum; anhydrite
252020 Plasters; (consisting of calcined gypsum or calcium sulphate), whether or not coloured, with or without small quantities of accelerators or retarders
252100 Limestone flux; limestone and other calcareous stone, of a kind used for the manufacture of lime or cement
252210 Quicklime; excluding calcium oxide and hydroxide of heading no. 2825
252220 Slaked lime; excluding calcium oxide and hydroxide of heading no. 2825
252230 Hydraulic lime; excluding calcium oxide and hydroxide of heading no. 2825
252310 Cement clinkers (whether or not coloured)
252321 Cement; portland, white, whether or not artificially coloured
252329 Cement; portland, other than white, whether or not artificially coloured
252330 Cement; aluminous (ciment fondu), whether or not coloured or in the form of clinkers
252390 Cement; hydraulic kinds n.e.c. in heading no. 2523
252410 Asbestos; crocidolite (blue asbestos)
252490 Asbestos; other than crocidolite (blue asbestos)
252510 Mica; crude and rifted into sheets or splittings
252520 Mica; powder
252530 Mica; waste
252610 Steatite; natural, (not crushed or powdered), whether or not roughly trimmed or merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape; talc
252620 Steatite; natural, crushed, powdered, whether or not roughly trimmed or merely cut, by sawing or otherwise, into blocks or slabs of a rectangular (including square) shape; talc
252800 Natural borates and concentrates thereof (whether or not calcined), but not including borates separated from natural brine; natural boric acid containing not more than 85 % of H3BO3 calculated on the dry weight
252910 Feldspar
252921 Fluorspar; containing by weight 97% or less of calcium fluoride
252922 Fluorspar; containing by weight more than 97% of calcium fluoride
252930 Leucite; nepheline and nepheline syenite
253010 Vermiculite, perlite and chlorites; unexpanded
253020 Kieserite, epsomite (natural magnesium sulphates)
253090 Mineral substances; n.e.c. in chapter 25
260111 Iron ores and concentrates; non-agglomerated
260112 Iron ores and concentrates; agglomerated (excluding roasted iron pyrites)
260120 Iron pyrites; roasted
260200 Manganese ores and concentrates, including ferruginous manganese ores and concentrates with a manganese content of 20% or more, calculated on the dry weight
260300 Copper ores and concentrates
260400 Nickel ores and concentrates
260500 Cobalt ores and concentrates
260600 Aluminium ores and concentrates
260700 Lead ores and concentrates
260800 Zinc ores and concentrates
260900 Tin ores and concentrates
261000 Chromium ores and concentrates
261100 Tungsten ores and concentrates
261210 Uranium ores and concentrates
261220 Thorium ores and concentrates
261310 Molybdenum ores and concentrates; roasted
261390 Molybdenum ores and concentrates; other than roasted
261400 Titanium ores and concentrates
261510 Zirconium ores and concentrates
261590 Niobium, tantalum, vanadium ores and concentrates
261610 Silver ores and concentrates
261690 Precious metal ores and concentrates; (excluding silver)
261710 Antimony ores and concentrates
261790 Ores and concentrates n.e.c. in chapter 26; other than antimony
261800 Slag, granulated (slag sand); from the manufacture or iron or steel
261900 Slag, dross; (other than granulated slag), scalings and other waste from the manufacture of iron or steel
262011 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly zinc, hard zinc spelter
262019 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly zinc, other than hard zinc spelter
262021 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly lead; leaded gasoline sludges and leaded anti-knock compound sludges
262029 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly lead; excluding leaded gasoline sludges and leaded anti-knock compound sludges
262030 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly copper
262040 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly aluminium
262060 Slag, ash and residues; (not from the manufacture of iron or steel), containing arsenic, mercury, thallium or their mixtures, of a kind used for the extraction of arsenic or those metals or for the manufacture of their chemical compounds
262091 Slag, ash and residues; (not from the manufacture of iron or steel), containing antimony, beryllium, cadmium, chromium or their mixtures
262099 Slag, ash and residues; (not from the manufacture of iron or steel), containing mainly metals or their compounds, n.e.c. in heading no. 2620
262110 Slag and ash; ash and residues from the incineration of municipal waste
262190 Slag and ash n.e.c. in chapter 26; including seaweed ash (kelp) but excluding ash and residues from the incineration of municipal waste
270111 Coal; anthracite, whether or not pulverised, but not agglomerated
270112 Coal; bituminous, whether or not pulverised, but not agglomerated
270119 Coal; (other than anthracite and bituminous), whether or not pulverised but not agglomerated
270120 Briquettes, ovoids and similar solid fuels; manufactured from coal
270210 Lignite; whether or not pulverised, but not agglomerated, excluding jet
270220 Lignite; agglomerated, excluding jet
270300 Peat; (including peat litter), whether or not agglomerated
270400 Coke and semi-coke; of coal, lignite or peat, whether or not agglomerated; retort carbon
270500 Gases; coal, water, producer and similar gases (excluding petroleum and other gaseous hydrocarbons)
270600 Tar; distilled from coal, lignite or peat, and other mineral tars, whether or not dehydrated or partially distilled, including reconstituted tars
270710 Oils and products of the distillation of high temperature coal tar; benzol (benzene)
270720 Oils and products of the distillation of high temperature coal tar; toluol (toluene)
270730 Oils and products of the distillation of high temperature coal tar; xylol (xylenes)
270740 Oils and products of the distillation of high temperature coal tar; naphthalene
270750 Aromatic hydrocarbon mixtures; n.e.c. in heading no. 2707, of which 65% or more by volume (including losses) distils at 250 degrees Celsius by the ISO 3405 method (equivalent to the ASTM D 86 method)
270791 Oils and other products of the distillation of high temperature coal tar; creosote oils
270799 Oils and other products of the distillation of high temperature coal tar; n.e.c. in heading no. 2707
270810 Pitch; obtained from coal tar or from other mineral tars
270820 Pitch coke; obtained from coal tar or from other mineral tars
270900 Oils; petroleum oils and oils obtained from bituminous minerals, crude
271012 Petroleum oils and oils from bituminous minerals, not containing biodiesel, not crude, not waste oils; preparations n.e.c, containing by weight 70% or more of petroleum oils or oils from bituminous minerals; light oils and preparations
271019 Petroleum oils and oils from bituminous minerals, not containing biodiesel, not crude, not waste oils; preparations n.e.c, containing by weight 70% or more of petroleum oils or oils from bituminous minerals; not light oils and preparations
271020 Petroleum oils and oils from bituminous minerals, containing biodiesel, not crude, not waste oils; preparations n.e.c, containing by weight 70% or more of petroleum oils or oils from bituminous minerals
271091 Waste Oils; of petroleum or obtained from bituminous minerals, not crude; and preparations n.e.c., weight 70% or preparations of the same, containing polychlorinated biphenyls (PCBs), polychorinated terphenyls (PCTs) or polybrominated biphenyls (PBBs)
271099 Waste Oils; of petroleum or obtained from bituminous minerals, not crude and preparations n.e.c., weight 70% or preparations of the same, not containing polychlorinated biphenyls (PCBs), polychorinated terphenyls (PCTs) or polybrominated biphenyls (PBBs)
271111 Petroleum gases and other gaseous hydrocarbons; liquefied, natural gas
271112 Petroleum gases and other gaseous hydrocarbons; liquefied, propane
271113 Petroleum gases and other gaseous hydrocarbons; liquefied, butanes
271114 Petroleum gases and other gaseous hydrocarbons; liquefied, ethylene, propylene, butylene and butadiene
271119 Petroleum gases and other gaseous hydrocarbons; liquefied, n.e.c. in heading no. 2711
271121 Petroleum gases and other gaseous hydrocarbons; in gaseous state, natural gas
271129 Petroleum gases and other gaseous hydrocarbons; in gaseous state, other than natural gas
271210 Petroleum jelly
271220 Paraffin wax; containing by weight less than 0.75% of oil, obtained by synthesis or by other processes, whether or not coloured
271290 Paraffin wax; containing by weight 0.75% or more of oil, obtained by synthesis or by other processes, whether or not coloured
271311 Petroleum coke; (not calcined), obtained from bituminous minerals
271312 Petroleum coke; calcined, obtained from bituminous minerals
271320 Petroleum bitumen; obtained from bituminous minerals
271390 Residues; of petroleum oils or of oils obtained from bituminous minerals
271410 Bituminous or oil shale and tar sands
271490 Bitumen and asphalt, natural; asphaltites and asphaltic rock
271500 Bituminous mixtures based on natural asphalt, on natural bitumen, on petroleum bitumen, on mineral tar or on mineral tar pitch (e.g. bituminous mastics, cut-backs)
271600 Electrical energy
280110 Chlorine
280120 Iodine
280130 Fluorine; bromine
280200 Sulphur; sublimed or precipitated, colloidal sulphur
280300 Carbon; carbon blacks and other forms of carbon n.e.c.
280410 Hydrogen
280421 Gases, rare; argon
280429 Gases, rare; other than argon
280430 Nitrogen
280440 Oxygen
280450 Boron; tellurium
280461 Silicon; containing by weight not less than 99.99% of silicon
280469 Silicon; containing by weight less than 99.99% of silicon
280470 Phosphorus
280480 Arsenic
280490 Selenium
280511 Alkali or alkali-earth metals; sodium
280512 Alkali or alkali-earth metals; calcium
280519 Alkali or alkali-earth metals; other than sodium and calcium
280530 Earth-metals, rare; scandium and yttrium, whether or not intermixed or interalloyed
280540 Mercury
280610 Hydrogen chloride (hydrochloric acid)
280620 Chlorosulphuric acid
280700 Sulphuric acid; oleum
280800 Nitric acid; sulphonitric acids
280910 Diphosphorus pentoxide
280920 Phosphoric acid and polyphosphoric acids
281000 Oxides of boron; boric acids
281111 Hydrogen fluoride (hydrofluoric acid)
281112 Hydrogen cyanide (hydrocyanic acid)
281119 Inorganic acids; other than hydrogen fluoride
281121 Carbon dioxide
281122 Silicon dioxide
281129 Inorganic oxygen compounds; of non-metals, n.e.c. in item no. 2811.2
281211 Carbonyl dichloride (phosgene)
281212 Phosphorus oxychloride
281213 Phosphorus trichloride
281214 Phosphorus pentachloride
281215 Sulphur monochloride
281216 Sulphur dichloride
281217 Thionyl chloride
281219 Arsenic trichloride and other chlorides and chloride oxides, n.e.c. in item no. 2812
281290 Halides and halide oxides of non-metals; excluding chloride
281310 Carbon disulphide
281390 Sulphides of non-metals, (excluding carbon); commercial phosphorus trisulphide
281410 Ammonia; anhydrous
281420 Ammonia; in aqueous solution
281511 Sodium hydroxide (caustic soda); solid
281512 Sodium hydroxide (caustic soda); in aqueous solution (soda lye or liquid soda)
281520 Potassium hydroxide (caustic potash)
281530 Peroxides of sodium or potassium
281610 Hydroxide and peroxide of magnesium
281640 Oxides, hydroxides and peroxides, of strontium or barium
281700 Zinc; oxide and peroxide
281810 Aluminium oxide; artificial corundum
281820 Aluminium oxide; other than artificial corundum
281830 Aluminium hydroxide
281910 Chromium trioxide
281990 Chromium oxides and hydroxides; excluding chromium trioxide
282010 Manganese dioxide
282090 Manganese oxides; excluding manganese dioxide
282110 Iron oxides and hydroxides
282120 Earth colours; containing 70% or more by weight of combined iron evaluated as Fe2o3
282200 Cobalt oxides and hydroxides; commercial cobalt oxides
282300 Titanium oxides
282410 Lead; lead monoxide (litharge, massicot)
282490 Lead oxides; n.e.c. in heading no. 2824
282510 Hydrazine and hydroxylamine and their inorganic salts
282520 Lithium oxide and hydroxide
282530 Vanadium oxides and hydroxides
282540 Nickel oxides and hydroxides
282550 Copper oxides and hydroxides
282560 Germanium oxides and zirconium dioxide
282570 Molybdenum oxides and hydroxides
282580 Antimony oxides
282590 Inorganic bases, metal oxides, hydroxides and peroxides; n.e.c. in heading no. 2825
282612 Fluorides; of aluminium
282619 Fluorides; other than of aluminium
282630 Sodium hexafluoroaluminate (synthetic cryolite)
282690 Fluorides; fluorosilicates, fluoroaluminates and other complex fluorine salts, n.e.c. in heading no. 2826
282710 Chlorides; of ammonium
282720 Chlorides; of calcium
282731 Chlorides; of magnesium
282732 Chlorides; of aluminium
282735 Chlorides; of nickel
282739 Chlorides; other than of ammonium, calcium, magnesium, aluminium and nickel
282741 Chloride oxides and chloride hydroxides; of copper
282749 Chloride oxides and chloride hydroxides; other than of copper
282751 Bromides; of sodium or of potassium
282759 Bromides and bromide oxides; other than item no. 2827.51
282760 Iodides and iodide oxides
282810 Hypochlorites; commercial calcium hypochlorite and other calcium hypochlorites
282890 Hypochlorites; n.e.c. in heading no. 2828
282911 Chlorates; of sodium
282919 Chlorates; other than sodium
282990 Perchlorates; bromates and perbromates; iodates and periodates
283010 Sulphides; of sodium, whether or not chemically defined
283090 Sulphides and polysulphides; whether or not chemically defined, other than sulphides of sodium
283110 Dithionites and sulphoxylates; of sodium
283190 Dithionites and sulphoxylates; other than sodium
283210 Sulphites; of sodium
283220 Sulphites; other than of sodium
283230 Thiosulphates
283311 Sodium sulphates; disodium sulphate
283319 Sodium sulphates; other than disodium sulphate
283321 Sulphates; of magnesium
283322 Sulphates; of aluminium
283324 Sulphates; of nickel
283325 Sulphates; of copper
283327 Sulphates; of barium
283329 Sulphates; n.e.c. in item no. 2833.2
283330 Alums
283340 Peroxosulphates (persulphates)
283410 Nitrites
283421 Nitrates; of potassium
283429 Nitrates; of other than potassium
283510 Phosphinates (hypophosphites) and phosphonates (phosphites), whether or not chemically defined
283522 Phosphates; of mono- or disodium, whether or not chemically defined
283524 Phosphates; of potassium, whether or not chemically defined
283525 Phosphates; calcium hydrogenorthophosphate (dicalcium phosphate), whether or not chemically defined
283526 Phosphates; of calcium n.e.c. in item no. 2835.25, whether or not chemically defined
283529 Phosphates; (other than of mono- or disodium, other than of potassium or of calcium hydrogenorthophosphate (dicalcium phosphate) and excluding other phosphates of calcium), whether or not chemically defined
283531 Polyphosphates; sodium triphosphate (sodium tripolyphosphate), whether or not chemically defined
283539 Polyphosphates; other than sodium triphosphate (sodium tripolyphosphate), whether or not chemically defined
283620 Carbonates; disodium carbonate
283630 Carbonates; sodium hydrogen carbonate (sodium bicarbonate)
283640 Carbonates; potassium carbonate
283650 Carbonates; calcium carbonate
283660 Carbonates; barium carbonate
283691 Carbonates; lithium carbonate
283692 Carbonates; strontium carbonate
283699 Carbonates; n.e.c. in heading no. 2836 and other than lithium or strontium
283711 Cyanides and cyanide oxides; of sodium
283719 Cyanides and cyanide oxides; other than of sodium
283720 Complex cyanides
283911 Silicates; sodium metasilicates
283919 Silicates; of sodium (excluding sodium metasilicates)
283990 Silicates; commercial alkali metal silicates, other than of sodium
284011 Borates; disodium tetraborate (refined borax), anhydrous
284019 Borates; disodium tetraborate (refined borax), other than anhydrous
284020 Borates; n.e.c. in heading no. 2840
284030 Peroxoborates (perborates)
284130 Salts; sodium dichromate
284150 Salts; chromates, dichromates, peroxochromates; n.e.c. in heading no. 2841
284161 Salts; of oxometallic or peroxometallic acids, manganites, manganates and permanganates, potassium permanganate
284169 Salts; of oxometallic or peroxometallic acids, manganites, manganates and permanganates, other than potassium permanganate
284170 Salts; molybdates
284180 Salts; tungstates (wolframates)
284190 Salts of oxometallic or peroxometallic acids; n.e.c. in heading no. 2841
284210 Salts of inorganic acids or peroxoacids, double or complex silicates, including aluminosilicates, whether or not chemically defined, excluding azides
284290 Salts; of inorganic acids or peroxoacids, other than double or complex silicates, including aluminosilicates, whether or not chemically, excluding azides
284310 Colloidal precious metals; whether or not chemically defined
284321 Silver compounds; silver nitrates
284329 Silver compounds; excluding silver nitrates
284330 Gold compounds
284390 Inorganic or organic compounds of precious metals, n.e.c.; amalgams
284410 Uranium; natural uranium and its compounds, alloys, dispersions (including cermets), ceramic products and mixtures containing natural uranium or natural uranium compounds
284420 Uranium; enriched in U235, plutonium, their compounds, alloys dispersions (including cermets), ceramic products and mixtures containing uranium enriched in U235, plutonium or compounds of these products
284430 Uranium; depleted in U235, thorium, their compounds, alloys, dispersions (including cermets), ceramic products and mixtures containing uranium depleted in U235, thorium; compounds of these products
284441 Radioactive elements; tritium and its compounds; alloys, dispersions (including cermets), ceramic products and mixtures containing tritium or its compounds
284442 Radioactive elements; actinium-225, 227, californium-253, curium-240, 241, 242, 243, 244, einsteinium-253, 254, gadolinium-148, polonium-208, 209, 210, radium-223, uranium-230 or 232, compounds; alloys, dispersions, ceramic products and mixtures
284443 Radioactive elements, isotopes and compounds; other alloys, dispersions (including cermets), ceramic products and mixtures containing these elements, isotopes or compounds
284444 Radioactive elements, isotopes, compounds n.e.c. in heading no. 2844, alloys, dispersions (including cermets), ceramic products, mixtures containing the elements, isotopes, compounds; radioactive residues
284450 Spent (irradiated) fuel elements (cartridges) of nuclear reactors
284510 Heavy water (deuterium oxide)
284520 Boron enriched in boron-10 and its compounds
284530 Lithium enriched in lithium-6 and its compounds
284540 Helium-3
284590 Isotopes other than those of heading no. 2844, 2845.20, 2845.30 or 2845.40; compounds, inorganic or organic, of such isotopes, whether or not chemically defined
284610 Cerium compounds
284690 Compounds, inorganic or organic (excluding cerium), of rare-earth metals, of yttrium, scandium or of mixtures of these metals
284700 Hydrogen peroxide; whether or not solidified with urea
284910 Carbides; of calcium, whether or not chemically defined
284920 Carbides; of silicon, whether or not chemically defined
284990 Carbides; whether or not chemically defined, other than of calcium or silicon
285000 Hydrides, nitrides, azides, silicides and borides, whether or not chemically defined, other than compounds which are also carbides of heading no. 2849
285210 Inorganic or organic compounds of mercury, excluding amalgams, chemically defined
285290 Inorganic or organic compounds of mercury; excluding amalgams, not chemically defined,
285310 Inorganic compounds; cyanogen chloride (chlorcyan)
285390 Phosphides, chemically defined or not, not ferrophosphorus; other inorganic compounds n.e.c. (including distilled, conductivity water and water of like purity); liquid air, rare gases removed or not; compressed air; amalgams, not precious metal amalgams
290110 Acyclic hydrocarbons; saturated
290121 Acyclic hydrocarbons; unsaturated, ethylene
290122 Acyclic hydrocarbons; unsaturated, propene (propylene)
290123 Acyclic hydrocarbons; unsaturated, butene (butylene) and isomers thereof
290124 Acyclic hydrocarbons; unsaturated, buta-1,3-diene and isoprene
290129 Acyclic hydrocarbons; unsaturated, n.e.c. in heading no. 2901
290211 Cyclic hydrocarbons; cyclohexane
290219 Cyclic hydrocarbons; cyclanes, cyclenes and cycloterpenes, excluding cyclohexane
290220 Cyclic hydrocarbons; benzene
290230 Cyclic hydrocarbons; toluene
290241 Cyclic hydrocarbons; o-xylene
290242 Cyclic hydrocarbons; m-xylene
290243 Cyclic hydrocarbons; p-xylene
290244 Cyclic hydrocarbons; mixed xylene isomers
290250 Cyclic hydrocarbons; styrene
290260 Cyclic hydrocarbons; ethylbenzene
290270 Cyclic hydrocarbons; cumene
290290 Cyclic hydrocarbons; n.e.c. in heading no. 2902
290311 Saturated chlorinated derivatives of acyclic hydrocarbons; chloromethane (methyl chloride) and chloroethane (ethyl chloride)
290312 Saturated chlorinated derivatives of acyclic hydrocarbons; dichloromethane (methylene chloride)
290313 Saturated chlorinated derivatives of acyclic hydrocarbons; chloroform (trichloromethane)
290314 Saturated chlorinated derivatives of acyclic hydrocarbons; carbon tetrachloride
290315 Saturated chlorinated derivatives of acyclic hydrocarbons; ethylene dichloride (ISO) (1,2-dichloroethane)
290319 Saturated chlorinated derivatives of acyclic hydrocarbons; n.e.c. in item no. 2903.1
290321 Unsaturated chlorinated derivatives of acyclic hydrocarbons; vinyl chloride (chloroethylene)
290322 Unsaturated chlorinated derivatives of acyclic hydrocarbons; trichloroethylene
290323 Unsaturated chlorinated derivatives of acyclic hydrocarbons; tetrachloroethylene (perchloroethylene)
290329 Unsaturated chlorinated derivatives of acyclic hydrocarbons; n.e.c. in item no. 2903.2
290341 Saturated fluorinated derivatives of acyclic hydrocarbons; trifluoromethane (HFC-23)
290342 Saturated fluorinated derivatives of acyclic hydrocarbons; difluoromethane (HFC-32)
290343 Saturated fluorinated derivatives of acyclic hydrocarbons; fluoromethane (HFC-41), 1,2-difluoroethane (HFC-152) and 1,1-difluoroethane (HFC-152a)
290344 Saturated fluorinated derivatives of acyclic hydrocarbons; pentafluoroethane (HFC-125), 1,1,1-trifluoroethane (HFC-143a) and 1,1,2-trifluoroethane (HFC-143)
290345 Saturated fluorinated derivatives of acyclic hydrocarbons; 1,1,1,2-tetrafluoroethane (HFC-134a) and 1,1,2,2-tetrafluoroethane (HFC-134)
290346 Saturated fluorinated derivatives of acyclic hydrocarbons; 1,1,1,2,3,3,3-heptafluoropropane (HFC-227ea), 1,1,1,2,2,3-hexafluoropropane (HFC-236cb), 1,1,1,2,3,3-hexafluoropropane (HFC-236ea) and 1,1,1,3,3,3-hexafluoropropane (HFC-236fa)
290347 Saturated fluorinated derivatives of acyclic hydrocarbons; 1,1,1,3,3-pentafluoropropane (HFC-245fa) and 1,1,2,2,3-pentafluoropropane (HFC-245ca)
290348 Saturated fluorinated derivatives of acyclic hydrocarbons; 1,1,1,3,3-pentafluorobutane (HFC-365mfc) and 1,1,1,2,2,3,4,5,5,5-decafluoropentane (HFC-43-10mee)
290349 Saturated fluorinated derivatives of acyclic hydrocarbons; n.e.c. in item no 2903.4
290351 Unsaturated fluorinated derivatives of acyclic hydrocarbons; 2,3,3,3-tetrafluoropropene (HFO-1234yf), 1,3,3,3-tetrafluoropropene (HFO-1234ze) and (Z)-1,1,1,4,4,4-hexafluoro-2-butene (HFO-1336mzz)
290359 Unsaturated fluorinated derivatives of acyclic hydrocarbons; n.e.c. in item no. 2903.5
290361 Brominated or iodinated derivatives of acyclic hydrocarbons; methyl bromide (bromomethane)
290362 Brominated or iodinated derivatives of acyclic hydrocarbons; ethylene dibromide (ISO) (1,2-dibromoethane)
290369 Brominated or iodinated derivatives of acyclic hydrocarbons; n.e.c. in item no. 2903.6
290371 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; chlorodifluoromethane (HCFC-22)
290372 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; dichlorotrifluoroethane (HCFC-123)
290373 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; dichlorofluoroethanes (HCFC-141, 141b)
290374 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; chlorodifluoroethanes HCFC-142, 142b)
290375 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; dichloropentafluoropropanes (HCFC-225, 225ca, 225cb)
290376 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; bromochlorodifluoromethane (Halon-1211), bromotrifluoromethane (Halon-1301), and dibromotetrafluoroethanes (Halon-2402)
290377 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; n.e.c. in headings 290371 to 290376, perhalogenated only with fluorine and chlorine
290378 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; perhalogenated derivatives, other than those only with fluorine and chlorine, n.e.c. in item no. 2903.71 to 2903.76
290379 Halogenated derivatives of acyclic hydrocarbons containing two or more different halogens; n.e.c. in item no. 2903.7
290381 Halogenated derivatives of cyclanic, cyclenic or cycloterpenic hydrocarbons; 1,2,3,4,5,6-Hexachlorocyclohexane (HCH (ISO)), including lindane (ISO, INN)
290382 Halogenated derivatives of cyclanic, cyclenic or cycloterpenic hydrocarbons; aldrin (ISO), chlordane (ISO), and heptachlor (ISO)
290383 Halogenated derivatives of cyclanic, cyclenic or cycloterpenic hydrocarbons; mirex (ISO)
290389 Halogenated derivatives of cyclanic, cyclenic or cycloterpenic hydrocarbons; n.e.c. in item no. 2903.8
290391 Halogenated derivatives of aromatic hydrocarbons; chlorobenzene, o-dichlorobenzene, and p-dichlorobenzene
290392 Halogenated derivatives of aromatic hydrocarbons; hexachlorobenzene (ISO) and DDT (ISO) (clofenotane (INN), and 1,1,1-trichloro-2,2-bis(p-chlorophenyl)ethane)
290393 Halogenated derivatives of aromatic hydrocarbons; pentachlorobenzene (ISO)
290394 Halogenated derivatives of aromatic hydrocarbons; hexabromobiphenyls
290399 Halogenated derivatives of aromatic hydrocarbons; n.e.c. in item no. 2903.91, 2903.92, 2903.93 and 2903.94
290410 Derivatives of hydrocarbons; containing only sulpho groups, their salts and ethyl esters, whether or not halogenated
290420 Derivatives of hydrocarbons; containing only nitro or only nitroso groups, whether or not halogenated
290431 Derivatives of hydrocarbons; perfluorooctane sulphonic acid, whether or not halogenated
290432 Derivatives of hydrocarbons; ammonium perfluorooctane sulphonate, whether or not halogenated
290433 Derivatives of hydrocarbons; lithium perfluorooctane sulphonate, whether or not halogenated
290434 Derivatives of hydrocarbons; potassium perfluorooctane sulphonate, whether or not halogenated
290435 Derivatives of hydrocarbons; salts of perfluorooctane sulphonic acid n.e.c in heading no. 2904, whether or not halogenated
290436 Derivatives of hydrocarbons; perfluorooctane sulphonyl fluoride, whether or not halogenated
290491 Derivatives of hydrocarbons; trichloronitromethane (chloropicrin), whether or not halogenated
290499 Derivatives of hydrocarbons n.e.c. in heading no. 2904, whether or not halogenated
290511 Alcohols; saturated monohydric, methanol (methyl alcohol)
290512 Alcohols; saturated monohydric, propan-1-ol (propyl alcohol) and propan-2-ol (isopropyl alcohol)
290513 Alcohols; saturated monohydric, butan-1-ol (n-butyl alcohol)
290514 Alcohols; saturated monohydric, butanols excluding item no. 2905.13
290516 Alcohols; saturated monohydric, octanol (octyl alcohol) and isomers thereof
290517 Alcohols; saturated monohydric, dodecan-1-ol (lauryl alcohol), hexadecan-1-ol (cetyl alcohol) and octadecan-1-ol (stearyl alcohol)
290519 Alcohols; saturated monohydric, n.e.c. in item no. 2905.1
290522 Alcohols; unsaturated monohydric, acyclic terpene alcohols
290529 Alcohols; acyclic, unsaturated monohydric, (other than acyclic terpene alcohols)
290531 Alcohols; acyclic, diols; ethylene glycol (ethanediol)
290532 Alcohols; acyclic, diols; propylene glycol (propane-1, 2-diol)
290539 Alcohols; acyclic, diols, other than ethylene glycol (ethandiol) or propylene glycol (propane-1,2-diol)
290541 Alcohols; polyhydric, 2-ethyl-2- (hydroxymethyl) propane-1,3-diol (trimethylolpropane)
290542 Alcohols; polyhydric, pentaerythritol
290543 Alcohols; polyhydric, mannitol
290544 Alcohols; polyhydric, d-glucitol (sorbitol)
290545 Alcohols; polyhydric, glycerol
290549 Alcohols; polyhydric, n.e.c. in item no. 2905.4
290551 Alcohols; acyclic; halogenated, sulphonated, nitrated or nitrosated derivatives thereof, ethchlorvynol (INN)
290559 Alcohols; acyclic; halogenated, sulphonated, nitrated or nitrosated derivatives thereof, other than ethchlorvynol (INN)
290611 Alcohols; cyclanic, cyclenic or cycloterpenic and derivatives, menthol
290612 Alcohols; cyclanic, cyclenic or cycloterpenic and derivatives, cyclohexanol, methylcyclohexanols and dimethylcyclohexanols
290613 Alcohols; cyclanic, cyclenic or cycloterpenic and derivatives, sterols and inositols
290619 Alcohols; cyclanic, cyclenic or cycloterpenic and derivatives, n.e.c. in item no. 2906.1
290621 Alcohols; aromatic alcohols and derivatives, benzyl alcohol
290629 Alcohols; aromatic and derivatives, other than benzyl alcohol
290711 Monophenols; phenol (hydroxybenzene) and its salts
290712 Monophenols; cresols and their salts
290713 Monophenols; octylphenol, nonylphenol and their isomers, salts thereof
290715 Monophenols; naphthols and their salts
290719 Monophenols; n.e.c. in item no. 2907.1
290721 Polyphenols; resorcinol and its salts
290722 Polyphenols; hydroquinone (quinol) and its salts
290723 Polyphenols; 4,4'-isopropylidenediphenol (bisphenol A, diphenylolpropane) and its salts
290729 Phenol-alcohols and polyphenols n.e.c. in item number 2907.2
290811 Phenol or phenol-alcohol derivatives containing only halogen substituents and their salts; pentachlorophenol (ISO)
290819 Phenol or phenol-alcohol derivatives containing only halogen substituents and their salts; other than pentachlorophenol (ISO)
290891 Phenol or phenol-alcohol derivatives, sulphonated, nitrated or nitrosated derivatives thereof; dinoseb (ISO) and its salts
290892 Phenol or phenol-alcohol derivatives, sulphonated, nitrated or nitrosated derivatives thereof; 4,6-dinitro-o-cresol (DNOC (ISO)) and its salts
290899 Phenol or phenol-alcohol derivatives, sulphonated, nitrated or nitrosated derivatives thereof; other than dinoseb (ISO), and 4,6-dinitro-o-cresol (DNOC (ISO)), and their salts
290911 Ethers; acyclic, and their halogenated, sulphonated, nitrated or nitrosated derivatives, diethyl ether
290919 Ethers; acyclic, and their halogenated, sulphonated, nitrated or nitrosated derivatives, other than diethyl ether
290920 Ethers; cyclanic, cyclenic or cycloterpenic and their halogenated, sulphonated, nitrated or nitrosated derivatives
290930 Ethers; aromatic, and their halogenated, sulphonated, nitrated or nitrosated derivatives
290941 Ether-alcohols and their halogenated, sulphonated, nitrated or nitrosated derivatives; 2,2-oxydiethanol (diethylene glycol, digol)
290943 Ether-alcohols and their halogenated, sulphonated, nitrated or nitrosated derivatives; monobutyl ethers of ethylene glycol or of diethylene glycol
290944 Ether-alcohols and their halogenated, sulphonated, nitrated or nitrosated derivatives; monoalkylethers of ethylene glycol or of diethylene glycol n.e.c. in heading no. 2909
290949 Ether-alcohols and their halogenated, sulphonated, nitrated or nitrosated derivatives; n.e.c. in item no. 2909.4
290950 Ether-phenols, ether-alcohol-phenols and their halogenated, sulphonated, nitrated or nitrosated derivatives
290960 Alcohol peroxides, ether peroxides, acetal and hemiacetal peroxides, ketone peroxides and their halogenated, sulphonated, nitrated or nitrosated derivatives
291010 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives; oxirane (ethylene oxide)
291020 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives, methyloxirane (propylene oxide)
291030 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives, 1-chloro-2,3-epoxypropane (epichlorohydrin)
291040 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives, dieldrin (ISO, INN)
291050 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives, endrin (ISO)
291090 Epoxides, epoxyalcohols, epoxyphenols and epoxyethers; with a three-membered ring and their halogenated, sulphonated, nitrated or nitrosated derivatives, n.e.c. in heading no. 2910
291100 Acetals and hemiacetals; whether or not with other oxygen function, and their halogenated, sulphonated, nitrated or nitrosated derivatives
291211 Aldehydes; acyclic, without other oxygen function, methanal (formaldehyde)
291212 Aldehydes; acyclic, without other oxygen function, ethanal (acetaldehyde)
291219 Aldehydes; acyclic, without other oxygen function, n.e.c. in item no. 2912.1
291221 Aldehydes; cyclic, without other oxygen function, benzaldehyde
291229 Aldehydes; cyclic, without other oxygen function, other than benzaldehyde
291241 Aldehydes; aldehyde-ethers, aldehyde-phenols and aldehydes with other oxygen function, vanillin (4-hydroxy-3-methoxybenzaldehyde)
291242 Aldehydes; aldehyde-ethers, aldehyde-phenols and aldehydes with other oxygen function, ethylvanillin (3-ethoxy-4-hydroxybenzaldehyde)
291249 Aldehyde-alcohols, aldehyde-ethers, aldehyde-phenols and aldehydes with other oxygen function; other than vanillin (4-hydroxy-3-methoxybenzaldehyde) and ethylvanillin (3-ethoxy-4-hydroxybenzaldehyde)
291250 Aldehydes; cyclic polymers of aldehydes
291260 Paraformaldehyde
291300 Aldehydes; halogenated, sulphonated, nitrated or nitrosated derivatives of products of heading no. 2912
291411 Ketones; acyclic, without other oxygen function, acetone
291412 Ketones; acyclic, without other oxygen function, butanone (methyl ethyl ketone)
291413 Ketones; acyclic, without other oxygen function, 4-methylpentan-2-one (methyl isobutyl ketone)
291419 Ketones; acyclic, without other oxygen function, n.e.c. in item no. 2914.1
291422 Ketones; cyclanic, cyclenic or cycloterpenic, without other oxygen function, cyclohexanone and methylcyclohexanones
291423 Ketones; cyclanic, cyclenic or cycloterpenic, without other oxygen function, ionones and methylionones
291429 Ketones; cyclanic, cyclenic or cycloterpenic, without other oxygen function, other than cyclohexanone, methylcyclohexanones, ionones, and methylionones
291431 Ketones; aromatic, (without other oxygen function), phenylacetone (phenylpropan-2-one)
291439 Ketones; aromatic, (without other oxygen function), excluding phenylacetone (phenylpropan-2-one)
291440 Ketone-alcohols and ketone-aldehydes
291450 Ketone-phenols and ketones with other oxygen function
291461 Quinones; anthraquinone
291462 Quinones; coenzyme Q10 (ubidecarenone (INN))
291469 Quinones; other than anthraquinone and coenzyme Q10 (ubidecarenone (INN))
291471 Ketones and quinones; halogenated, sulphonated, nitrated or nitrosated derivatives; chlordecone (ISO)
291479 Ketones and quinones; halogenated, sulphonated, nitrated or nitrosated derivatives, other than chlordecone (ISO)
291511 Acids; saturated acyclic monocarboxylic acids; formic acid
291512 Acids; saturated acyclic monocarboxylic acids; salts of formic acids
291513 Acids; saturated acyclic monocarboxylic acids; esters of formic acid
291521 Acids; saturated acyclic monocarboxylic acids; acetic acid
291524 Acids; saturated acyclic monocarboxylic acids; acetic anhydride
291529 Acids; saturated acyclic monocarboxylic acids; acetic acid and its salts n.e.c. in item no. 2915.2
291531 Acids; saturated acyclic monocarboxylic acids; ethyl acetate
291532 Acids; saturated acyclic monocarboxylic acids; vinyl acetate
291533 Acids; saturated acyclic monocarboxylic acids; n-butyl acetate
291536 Acids; saturated acyclic monocarboxylic acids; dinoseb (ISO) acetate
291539 Acids; saturated acyclic monocarboxylic acids; esters of acetic acid n.e.c. in item no. 2915.3
291540 Acids; saturated acyclic monocarboxylic acids; mono-, di- or trichloroacetic acids, their salts and esters
291550 Acids; saturated acyclic monocarboxylic acids; propionic acid, its salts and esters
291560 Acids; saturated acyclic monocarboxylic acids; butanoic acids, pentanoic acids, their salts and esters
291570 Acids; saturated acyclic monocarboxylic acids; palmitic acid, stearic acid, their salts and esters
291590 Acids; saturated acyclic monocarboxylic acids; anhydrides, halides, peroxides, peroxyacids and halogenated, sulphonated, nitrated or nitrosated derivatives, n.e.c. in heading no. 2915
291611 Acids; unsaturated acyclic monocarboxylic acids; acrylic acid and its salts
291612 Acids; unsaturated acyclic monocarboxylic acids; esters of acrylic acid
291613 Acids; unsaturated acyclic monocarboxylic acids; methacrylic acid and its salts
291614 Acids; unsaturated acyclic monocarboxylic acids; esters of methacrylic acid
291615 Acids; unsaturated acyclic monocarboxylic acids; oleic, linoleic or linolenic acids, their salts and esters
291616 Acids; unsaturated acyclic monocarboxylic, cyclic monocarboxylic, their anhydrides, halides, peroxides and peroxyacids; their halogenated, sulphonated, nitrated or nitrosated derivatives, binapacryl (ISO)
291619 Acids; unsaturated acyclic monocarboxylic, cyclic monocarboxylic, their anhydrides, halides, peroxides and peroxyacids; their halogenated, sulphonated, nitrated or nitrosated derivatives, n.e.c. in item no. 2916.1
291620 Acids; cyclanic, cyclenic or cycloterpenic monocarboxylic acids, their anhydrides, halides, peroxides, peroxyacids and their derivatives
291631 Acids; aromatic monocarboxylic acids, benzoic acid, its salts and esters
291632 Acids; aromatic monocarboxylic acids, benzoyl peroxide and benzoyl chloride
291634 Acids; aromatic monocarboxylic acids, phenylacetic acid and its salts
291639 Acids; aromatic monocarboxylic acids, and their anhydrides, halides, peroxides, peroxyacids and their derivatives, other than benzoic acid, its salts and esters, benzoyl peroxide and benzoyl chloride, phenylacetic acid and its salts
291711 Acids; acyclic polycarboxylic acids; oxalic acid, its salts and esters
291712 Acids; acyclic polycarboxylic acids; adipic acid, its salts and esters
291713 Acids; acyclic polycarboxylic acids; azelaic acid, sebacic acid, their salts and esters
291714 Acids; acyclic polycarboxylic acids; maleic anhydride
291719 Acids; acyclic polycarboxylic acids; n.e.c. in item no. 2917.1
291720 Acids; cyclanic, cyclenic or cycloterpenic polycarboxylic acids, their anhydrides, halides, peroxides, peroxyacids and derivatives
291732 Acids; aromatic polycarboxylic acids; dioctyl orthophthalates
291733 Acids; aromatic polycarboxylic acids; dinonyl or didecyl orthophthalates
291734 Acids; aromatic polycarboxylic acids; other esters of orthophthalic acids
291735 Acids; aromatic polycarboxylic acids; phthalic anhydride
291736 Acids; aromatic polycarboxylic acids; terephthalic acid and its salts
291737 Acids; aromatic polycarboxylic acids; dimethyl terephthalate
291739 Acids; aromatic polycarboxylic acids; n.e.c. in item no. 2917.3
291811 Acids; carboxylic acids, (with alcohol function but without other oxygen function), lactic acid, its salts and esters
291812 Acids; carboxylic acids, (with alcohol function but without other oxygen function), tartaric acid
291813 Acids; carboxylic acids, (with alcohol function but without other oxygen function); salts and esters of tartaric acid
291814 Acids; carboxylic acids, (with alcohol function but without other oxygen function), citric acid
291815 Acids; carboxylic acids, (with alcohol function but without other oxygen function), salts and esters of citric acid
291816 Acids; carboxylic acids, (with alcohol function but without other oxygen function), gluconic acid, its salts and esters
291817 Acids; carboxylic acids, (with alcohol function but without other oxygen function), 2,2-Diphenyl-2-hydroxyacetic acid (benzilic acid)
291818 Acids; carboxylic acids, (with alcohol function but without other oxygen function), chlorobenzilate (ISO)
291819 Acids; carboxylic acids, (with alcohol function but without other oxygen function), other than lactic, tartaric, citric, and gluconic acids and their salts and esters
291821 Acids; carboxylic acids, (with phenol function but without other oxygen function), salicylic acid and its salts
291822 Acids; carboxylic acids, (with phenol function but without other oxygen function), o-acetylsalicylic acid, its salts and esters
291823 Acids; carboxylic acids, (with phenol function but without other oxygen function), other esters of salicylic acid and its salts n.e.c. in item no. 2918.2
291829 Acids; carboxylic acids, (with phenol function but without other oxygen function), their anhydrides, halides, peroxides, peroxyacids and their derivatives, n.e.c. in item no. 2918.2
291830 Acids; carboxylic acids, (with aldehyde or ketone function but without other oxygen function), their anhydrides, halides, peroxides, peroxyacids and their derivatives
291891 Acids; carboxylic acids, with additional oxygen function (not alcohol, phenol, aldehyde or ketone) and their anhydrides, halides, peroxides and peroxyacids; 2,4,5-T (ISO) (2,4,5-trichlorophenoxyacetic acid), its salts and esters
291899 Acids; carboxylic acids, with additional oxygen function (not alcohol, phenol, aldehyde or ketone) and their anhydrides, halides, peroxides and peroxyacids; their halogenated, sulphonated, nitrated or nitrosated derivatives; other than 2,4,5-T (ISO)
291910 Esters; phosphoric, and their salts, including lactophosphates, their halogenated, sulphonated, nitrated or nitrosated derivatives; tris(2,3-dibromopropyl) phosphate
291990 Esters; phosphoric, and their salts, including lactophosphates, their halogenated, sulphonated, nitrated or nitrosated derivatives; other than tris(2,3-dibromopropyl) phosphate
292011 Esters; thiophosphoric esters (phosphorothioates) and their salts, their halogenated, sulphonated, nitrated or nitrosated derivatives, parathion (ISO) and parathion-methyl (ISO) (methyl-parathion)
292019 Esters; thiophosphoric esters (phosphorothioates) and their salts; other than parathion (ISO) and parathion-methyl (ISO) (methyl-parathion)
292021 Esters; phosphite esters and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, dimethyl phosphite
292022 Esters; phosphite esters and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, diethyl phosphite
292023 Esters; phosphite esters and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, trimethyl phosphite
292024 Esters; phosphite esters and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, triethyl phosphite
292029 Esters; phosphite esters and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, n.e.c. in heading no. 2920
292030 Esters; of other inorganic acids of non-metals (excluding esters of hydrogen halides) and their salts; their halogenated, sulphonated, nitrated or nitrosated derivatives, endosulfan (ISO)
292090 Esters; other than thiophosphoric esters (phosphorothioates) and phosphite esters and their salts, their halogenated, sulphonated, nitrated or nitrosated derivatives, n.e.c. in heading no. 2920
292111 Amine-function compounds; acyclic monoamines and their derivatives, methylamine, di- or trimethylamine and their salts
292112 Amine-function compounds; acyclic monoamines and their derivatives, and salts thereof, 2-(N,N-Dimethylamino)ethylchloride hydrochloride
292113 Amine-function compounds; acyclic monoamines and their derivatives, and salts thereof, 2-(N,N-Diethylamino)ethylchloride hydrochloride
292114 Amine-function compounds; acyclic monoamines and their derivatives, and salts thereof, 2-(N,N-Diisopropylamino)ethylchloride hydrochloride
292119 Amine-function compounds; acyclic monoamines and their derivatives, and salts thereof, n.e.c. in item no. 2921.1
292121 Amine-function compounds; acyclic polyamines and their derivatives, ethylenediamine and its salts
292122 Amine-function compounds; acyclic polyamines and their derivatives, hexamethylenediamine and its salts
292129 Amine-function compounds; acyclic polyamines and their derivatives, and salts thereof, n.e.c. in item no. 2921.2
292130 Amine-function compounds; cyclanic, cyclenic or cycloterpenic mono- or polyamines and their derivatives; salts thereof
292141 Amine-function compounds; aromatic monoamines and their derivatives, aniline and its salts
292142 Amine-function-compounds; aromatic monoamines and their derivatives, aniline derivatives and their salts
292143 Amine-function compounds; aromatic monoamines and their derivatives, toluidines and their derivatives; salts thereof
292144 Amine-function compounds; aromatic monoamines and their derivatives, diphenylamine and its derivatives; salts thereof
292145 Amine-function compounds; aromatic monoamines and their derivatives; 1-naphthylamine (alpha-naphthylamine), 2-naphthylamine (beta-naphthaylamine) and their derivatives; salts thereof
292146 Amine-function compounds; aromatic monoamines and derivatives; amfetamine (INN), benzfetamine (INN), dexamfetamine (INN), etilamfetamine (INN), fencamfamin (INN), lefetamine (INN), levamfetamine (INN), mefenorex (INN) and phentermine (INN); salts thereof
292149 Amine-function compounds; aromatic monoamines and their derivatives; salts thereof; n.e.c. in item no. 2921.4
292151 Amine-function compounds; aromatic amines and their derivatives; o-, m-, p-phenylenediamine, diaminotoluenes and their derivatives; salts thereof
292159 Amine-function compounds; aromatic polyamines and their derivatives, other than item no. 2921.51
292211 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, monoethanolamine and its salts
292212 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, diethanolamine and its salts
292214 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof; dextropropoxyphene (INN) and its salts
292215 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, triethanolamine
292216 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, Diethanolammonium perfluorooctane sulphonate
292217 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, Methyldiethanolamine and ethyldiethanolamine
292218 Amino-alcohols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, 2-(N,N- Diisopropylamino)ethanol
292219 Amino-alcohols, other than those containing more than one kind of oxygen function, their ethers and esters; salts thereof, n.e.c. in item no. 2922.1
292221 Amino-naphthols and other amino-phenols, other than those containing more than one kind of oxygen function; their ethers and esters; salts thereof, aminohydroxynaphthalenesulphonic acids and their salts
292229 Amino-naphthols and other amino-phenols, other than those containing more than one kind of oxygen function, their ethers and esters; salts thereof n.e.c. in item no. 2922.2
292231 Amino-aldehydes, amino-ketones and amino-quinones; other than those containing more than one kind of oxygen function, salts thereof
292239 Amino-aldehydes, amino-ketones and amino-quinones; other than those containing more than one kind of oxygen function; salts thereof, excluding amfepramone (INN), methadone (INN), and normethadone (INN) and salts thereof
292241 Amino-acids, other than those containing more than one kind of oxygen function, and their esters; lysine and its esters; salts thereof
292242 Amino-acids, other than those containing more than one kind of oxygen function, and their esters; glutamic acid and its esters; salts thereof
292243 Amino-acids, other than those containing more than one kind of oxygen function, and their esters; anthranilic acid and its esters; salts thereof
292244 Amino-acids, other than those containing more than one kind of oxygen function, and their esters; tilidine (INN) and its esters; salts thereof
292249 Amino-acids, other than those containing more than one kind of oxygen function, their esters; salts thereof, excluding lysine, glutamic acid, anthranalic acid and tilidine, their esters and salts thereof
292250 Amino-alcohol-phenols, amino-acid-phenols and other amino-compounds with oxygen function
292310 Quaternary ammonium salts and hydroxides; choline and its salts, whether or not chemically defined
292320 Lecithins and other phosphoaminolipids, whether or not chemically defined
292330 Quaternary ammonium salts and hydroxides; tetraethylammonium perfluorooctane sulphonate, whether or not chemically defined
292340 Quaternary ammonium salts and hydroxides; didecyldimethylammonium perfluorooctane sulphonate, whether or not chemically defined
292390 Quaternary ammonium salts and hydroxides; whether or not chemically defined n.e.c. in heading no. 2923
292411 Acyclic amides (including acyclic carbamates) and their derivatives; salts thereof; meprobamate (INN)
292412 Acyclic amides (including acyclic carbamates) and their derivatives; salts thereof; fluoroacetamide (ISO), monocrotophos (ISO) and phosphamidon (ISO)
292419 Acyclic amides (including acyclic carbamates) and their derivatives; salts thereof, other than meprobamate (INN), fluoroacetamide (ISO), monocrotophos (ISO) or phosphamidon (ISO)
292421 Cyclic amides (including cyclic carbamates) and their derivatives, ureines and their derivatives; salts thereof
292423 Cyclic amides (including cyclic carbamates) and their derivatives; 2-acetamidobenzoic acid (N-acetylanthranillic acid) and its salts
292424 Cyclic amides (including cyclic carbamates) and their derivatives; ethinamate and its salts
292425 Cyclic amides (including cyclic carbamates) and their derivatives; alachlor (ISO) and its salts
292429 Cyclic amides (including cyclic carbamates) and their derivatives; other than the derivatives and salts of ureines, 2-acetamidobenzoic acid (N-acetylanthancillic acid),ethinamate S, and alachlor (ISO) and their derivatives and salts
292511 Imides and their derivatives; saccharin and its salts
292512 Imides and their derivatives; glutethimide (INN)
292519 Imides and their derivatives; other than saccharin and glutethimide (INN)
292521 Imines and their derivatives; salts thereof; chlordimeform (ISO)
292529 Imines and their derivatives; salts thereof; other than chlordimeform (ISO)
292610 Nitrile-function compounds; acrylonitrile
292620 Nitrile-function compounds; 1-cyanoguanidine (dicyandiamide)
292630 Nitrile-function compounds; fenproporex (INN) and its salts; methadone (INN) intermediate (4-cyano-2-dimethylamino-4,4-diphenylbutane)
292640 Nitrile-function compounds; alpha-phenylacetoacetonitrile
292690 Nitrile-function compounds; n.e.c. heading no. 2926
292700 Diazo-, azo- or azoxy compounds
292800 Organic derivatives of hydrazine or of hydroxylamine
292910 Nitrogen-function compounds; n.e.c. in chapter 29, isocyanates
292990 Nitrogen-function compounds; n.e.c. in chapter 29, excluding isocyanates
293010 Organo-sulphur compounds; 2-(N,N-Diethylamino) ethanethiol
293020 Organo-sulphur compounds; thiocarbamates and dithiocarbamates
293030 Organo-sulphur compounds; thiuram mono-, di- or tetrasulphides
293040 Organo-sulphur compounds; methionine
293060 Organo-sulphur compounds; 2-(N,N-Diethylamino)ethanethiol
293070 Organo-sulphur compounds; bis(2-hydroxyethyl)sulfide (thiodiglycol (INN))
293080 Organo-sulphur compounds; aldicarb (ISO), captafol (ISO) and methamidophos (ISO)
293090 Organo-sulphur compounds; n.e.c. in heading no. 2930
293110 Organo-inorganic compounds; tetramethyl lead and tetraethyl lead
293120 Organo-inorganic compounds; tributyltin compounds
293141 Non-halogenated organo-phosphorous derivatives; dimethyl methylphosphonate
293142 Non-halogenated organo-phosphorous derivatives; dimethyl propylphosphonate
293143 Non-halogenated organo-phosphorous derivatives; diethyl ethylphosphonate
293144 Non-halogenated organo-phosphorous derivatives; methylphosphonic acid
293145 Non-halogenated organo-phosphorous derivatives; salt of methylphosphonic acid and (aminominomethyl) urea (1:1)
293146 Non-halogenated organo-phosphorous derivatives; 2,4,6-tripropyl-1,3,5,2,4,6-trioxatriphosphinane 2,4,6-trioxide
293147 Non-halogenated organo-phosphorous derivatives; (5-ethyl-2-methyl-2-oxido-1,3,2-dioxaphosphinan-5-yl) methyl methyl methylphosphonate
293148 Non-halogenated organo-phosphorous derivatives; 3,9-dimethyl-2,4,8,10-tetraoxa-3,9-diphosphaspiro[5.5] undecane 3,9-dioxide
293149 Non-halogenated organo-phosphorous derivatives; other non-halogenated organo-phosphorous derivatives, n.e.c. in item no. 2931.4
293151 Halogenated organo-phosphorous derivatives; methylphosphonic dichloride
293152 Halogenated organo-phosphorous derivatives; propylphosphonic dichloride
293153 Halogenated organo-phosphorous derivatives; O-(3-chloropropyl) O-[4-nitro-3-(trifluoromethyl)phenyl] methylphosphonothionate
293154 Halogenated organo-phosphorous derivatives; trichlorfon (ISO)
293159 Halogenated organo-phosphorous derivatives; other halogenated organo-phosphorous derivatives, n.e.c. in item no. 2931.5
293190 Organo-inorganic compounds; other than tetramethyl lead, tetraethyl lead, tributyltin compounds, and other organo-phosphorous derivatives
293211 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, tetrahydrofuran
293212 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, 2-furaldehyde (furfuraldehyde)
293213 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, furfuryl alcohol and tetrahydrofurfuryl alcohol
293214 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, sucralose
293219 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, n.e.c. in item no. 2932.1
293220 Heterocyclic compounds; with oxygen hetero-atom(s) only, containing an unfused furan ring (whether or not hydrogenated) in the structure, lactones
293291 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), isosafrole
293292 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), 1-(1,3-Benzodioxol-5-yl)propan-2-one
293293 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), piperonal
293294 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), safrole
293295 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), tetrahydrocannabinols (all isomers)
293296 Heterocyclic compounds; with oxygen hetero-atom(s) only, (other than lactones or compounds containing an unfused furan ring (whether or not hydrogenated) in the structure), carbofuran (ISO)
293299 Heterocyclic compounds; with oxygen hetero-atom(s) only, no lactones or unfused furan rings in the structure, other than isosafrole, 1-(1,3-benzodiaxol-5-yl) propan-2-one, piperonal, safrole, tetrahydrocannabinols (all isomers), carbofuran (ISO)
293311 Heterocyclic compounds; with nitrogen hetero-atom(s) only, containing an unfused pyrazole ring (whether or not hydrogenated) in the structure, phenazone (antipyrin) and its derivatives
293319 Heterocyclic compounds; with nitrogen hetero-atom(s) only, containing an unfused pyrazole ring (whether or not hydrogenated) in the structure, other than henazone (antipyrin) and its derivatives
293321 Heterocyclic compounds; with nitrogen hetero-atom(s) only, containing an unfused imidazole ring (whether or not hydrogenated) in the structure, hydantoin and its derivatives
293329 Heterocyclic compounds; with nitrogen hetero-atom(s) only, containing an unfused imidazole ring (whether or not hydrogenated) in the structure, other than hydantoin and its derivatives
293331 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, pyridine and its salts
293332 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, piperidine and its salts
293333 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, alfentanil (INN), anileridine (INN), bezitramide (INN), bromazepam (INN), carfentanil (INN), difenoxin (INN), diphenoxylate (INN), dipipanone (INN)
293334 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, other fentanyls and their derivatives
293335 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, 3-quinuclidinol
293336 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, 4-anilino-N-phenethylpiperidine (ANPP)
293337 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, N-phenethyl-4-piperdone (NPP)
293339 Heterocyclic compounds; containing an unfused pyridine ring (whether or not hydrogenated) in the structure, n.e.c. in 2933.3
293341 Heterocyclic compounds; containing a quinoline or isoquinoline ring-system (whether or not hydrogenated) in the structure, not further fused, levorphanol (INN) and its salts
293349 Heterocyclic compounds; containing a quinoline or isoquinoline ring-system (whether or not hydrogenated) in the structure, not further fused, other than levorphanol (INN) and its salts
293352 Heterocyclic compounds; containing a pyrimidine ring (whether or not hydrogenated) or piperazine ring in the structure, malonylurea (barbituric acid) and its salts
293353 Allobarbital (INN), amobarbital (INN), barbital (INN), butalbital (INN), butobarbital, cyclobarbital (INN), methylphenobarbital (INN), pentobarbital (INN), phenobarbital (INN), secbutabarbital (INN), secobarbital (INN) and vinylbital (INN); salts thereof
293354 Heterocyclic compounds; containing a pyrimidine ring (whether or not hydrogenated) or piperazine ring in the structure, other derivatives of malonylurea (barbituric acid) and salts thereof, n.e.c. in 2933.53
293355 Heterocyclic compounds; containing a pyrimidine ring (whether or not hydrogenated) or piperazine ring in the structure; loprazolam (INN), mecloqualone (INN), methaqualone (INN), and zipeprol (INN); salts thereof
293359 Heterocyclic compounds; containing a pyrimidine ring (whether or not hydrogenated) or piperazine ring in the structure, (other than malonylurea and its derivatives, loprazolam, mecloqualone, methaqualone, zipeprol, and salts thereof) n.e.c. in 2933.5
293361 Heterocyclic compounds; containing an unfused triazine ring (whether or not hydrogenated) in the structure, melamine
293369 Heterocyclic compounds; containing an unfused triazine ring (whether or not hydrogenated) in the structure, others excluding melamine
293371 Heterocyclic compounds; lactams; 6-hexanelactam (epsilon-caprolactam)
293372 Heterocyclic compounds; lactams; clobazam (INN) and methyprylon (INN)
293379 Heterocyclic compounds; lactams; other than 6-hexanelactam (epsilon caprolactam) and clobazam (INN) and methyprylon (INN)
293391 Heterocyclic compounds; alprazolam (INN), camazepam (INN), chlordiazepoxide (INN), clonazepam (INN), clorazepate, delorazepam (INN), diazepam (INN), estazolam (INN), ethyl loflazepate (INN), fludiazepam (INN), flunitrazepam (INN), (cont)
293392 Heterocyclic compounds; azinphos-methyl (ISO)
293399 Heterocyclic compounds; n.e.c. in headings no. 2933
293410 Heterocyclic compounds; containing an unfused thiazole ring (whether or not hydrogenated) in the structure
293420 Heterocyclic compounds; containing in the structure, a benzothiazole ring-system (whether or not hydrogenated), not further fused
293430 Heterocyclic compounds; containing in the structure, a phenothiazine ring-system (whether or not hydrogenated), not further fused
293491 Heterocyclic compounds; other heterocyclic compounds, n.e.c. in 2934.1, 2934.2 and 2934.3
293492 Heterocyclic compounds; other fentanyls n.e.c. in 2934, and their derivatives
293499 Nucleic acids and their salts, other heterocyclic compounds, n.e.c. in heading number 2934
293510 Sulphonamides; N-methylperfluorooctane sulphonamide
293520 Sulphonamides; N-ethylperfluorooctane sulphonamide
293530 Sulphonamides; N-ethyl-N-(2-hydroxyethyl) perfluorooctane sulphonamide
293540 Sulphonamides; N-(2-hydroxyethyl)-N-methylperfluorooctane sulphonamide
293550 Sulphonamides; other perfluorooctane sulphonamides
293590 Sulphonamides; n.e.c. in heading no. 2935
293621 Vitamins; vitamins A and their derivatives, unmixed
293622 Vitamins; vitamin B1 and its derivatives, unmixed
293623 Vitamins; vitamin B2 and its derivatives, unmixed
293624 Vitamins; D- or DL-pantothenic acid (vitamin B5) and its derivatives, unmixed
293625 Vitamins; vitamin B6 and its derivatives, unmixed
293626 Vitamins; vitamin B12 and its derivatives, unmixed
293627 Vitamins; vitamin C and its derivatives, unmixed
293628 Vitamins; vitamin E and its derivatives, unmixed
293629 Vitamins; n.e.c. in item no. 2936.2, and their derivatives, unmixed
293690 Vitamins; n.e.c. in heading no. 2936, including natural concentrates
293711 Polypeptide hormones, protein hormones and glycoprotein hormones, their derivatives and structural analogues; somatotropin, its derivatives and structural analogues
293712 Polypeptide hormones, protein hormones and glycoprotein hormones, their derivatives and structural analogues; insulin and its salts
293719 Polypeptide hormones, protein hormones and glycoprotein hormones, their derivatives and structural analogues; other than somatotropin, (its derivatives and structural anaologues) and insulin and its salts
293721 Steroidal hormones, their derivatives and structural analogues; cortisone, hydrocortisone, prednisone (dehydrocortisone) and prednisolone (dehydrohydrocortisone)
293722 Steroidal hormones, their derivatives and structural analogues; halogenated derivatives of corticosteroidal hormones
293723 Steroidal hormones, their derivatives and structural analogues; oestrogens and progestogens
293729 Steroidal hormones, their derivatives and structural analogues; other than cortisone, hydrocortisone, prednisone (dehydrocortisone), prednisolone (dehydrohydrocortisone), halogenated derivatives of corticosteroidal hormones, oestrogen and progestogens
293750 Prostaglandins, thromboxanes and leukotrienes, their derivatives and structural analogues
293790 Hormones, prostaglandins, thromboxanes and leukotrienes, natural or reproduced by synthesis; derivatives and structural analogues thereof, including chain modified polypeptides, used primarily as hormones, n.e.c. in heading 2937
293810 Glycosides; rutoside (rutin) and its derivatives
293890 Glycosides; natural or reproduced by synthesis, other than rutoside (rutin) and its derivatives
293911 Alkaloids; of opium and their derivatives; salts thereof
293919 Alkaloids; of opium and their derivatives; other than in 2939.11, salts thereof
293920 Alkaloids; of cinchona and their derivatives; salts thereof
293930 Alkaloids; caffeine and its salts
293941 Alkaloids; of ephedrine and their derivatives; salts thereof
293942 Alkaloids; of ephedrine and their derivatives; pseudoephedrine (INN) and its salts
293943 Alkaloids; of ephedrine and their derivatives; cathine (INN) and its salts
293944 Alkaloids; of ephedrine and their derivatives; norephedrine and its salts
293945 Alkaloids; of ephedrine and their derivatives; levometamfetamine, metamfetamine (INN), metamefetamine racemate and their salts
293949 Alkaloids; of ephedrine and their derivatives; other than ephedrine, pseudoephedrine (INN), norephedrine, cathine (INN), levometamfetamine, metamfetamine (INN), metamefetamine racemate and their salts
293951 Alkaloids; theophylline and aminophylline (theophylline-ethylenediamine) and their derivatives; salts thereof, fenetylline (INN) and its salts
293959 Alkaloids; theophylline and aminophylline (theophylline-ethylenediamine) and their derivatives; salts thereof, other than fenetylline
293961 Alkaloids; of rye ergot and their derivatives, ergometrine (INN) and its salts
293962 Alkaloids; of rye ergot and their derivatives, ergotamine (INN) and its salts
293963 Alkaloids; of rye ergot and their derivatives, lysergic acid and its salts
293969 Alkaloids; of rye ergot and their derivatives, salts thereof, n.e.c. in item no. 2939.6
293972 Alkaloids; of vegetal origin, cocaine, ecgonine; salts, esters and other derivatives thereof
293979 Alkaloids; of vegetal origin, other than cocaine, ecgonine; salts, esters and other derivatives; n.e.c. in heading no. 2939
293980 Alkaloids; natural or reproduced by synthesis, and their salts, esters and other derivatives n.e.c. in heading no. 2939
294000 Sugars, chemically pure, other than sucrose, lactose, maltose, glucose and fructose; sugar ethers, sugar acetals and sugar esters, and their salts, other than the products of heading 29.37, 29.38, or 29.39
294110 Antibiotics; penicillins and their derivatives with a penicillanic acid structure; salts thereof
294120 Antibiotics; streptomycins and their derivatives; salts thereof
294130 Antibiotics; tetracyclines and their derivatives; salts thereof
294140 Antibiotics; chloramphenicol and its derivatives; salts thereof
294150 Antibiotics; erythromycin and its derivatives; salts thereof
294190 Antibiotics; n.e.c. in heading no. 2941
294200 Organic compounds; n.e.c. in chapter 29
300120 Glands and other organs; extracts of glands or other organs or of their secretions, for organo-therapeutic uses
300190 Glands and other organs; heparin and its salts; other human or animal substances prepared for therapeutic or prophylactic uses, n.e.c. in heading 3001
300212 Blood, human or animal, antisera, other blood fractions and immunological products; antisera and other blood fractions
300213 Blood, human or animal, antisera, other blood fractions and immunological products; immunological products, unmixed, not put up in measured doses or in forms or packings for retail sale
300214 Blood, human or animal, antisera, other blood fractions and immunological products; immunological products, mixed, put up in measured doses or in forms or packings for retail sale
300215 Blood, human or animal, antisera, other blood fractions and immunological products; immunological products, put up in measured doses or in forms or packings for retail sale
300241 Vaccines, toxins, cultures of micro-organisms (excluding yeasts) and similar products; for human medicine
300242 Vaccines, toxins, cultures of micro-organisms (excluding yeasts) and similar products; for veterinary medicine
300249 Toxins, cultures of micro-organisms (excluding yeasts) and similar products; n.e.c. in item 3002.3
300251 Cell cultures, whether or not modified; cell therapy products
300259 Cell cultures, whether or not modified; other cell cultures not including cell therapy products
300290 Toxins, cultures of micro-organisms (excluding yeasts) and similar products
300310 Medicaments; containing penicillins, streptomycins or their derivatives, for therapeutic or prophylactic uses, (not in measured doses, not packaged for retail sale)
300320 Medicaments; containing antibiotics other than penicillins, streptomycins and their derivatives, for therapeutic or prophylactic uses, (not in measured doses, not packaged for retail sale)
300331 Medicaments; containing insulin, for therapeutic or prophylactic uses, not packaged for retail sale
300339 Medicaments; containing hormones (excluding insulin), (but not containing antibiotics), for therapeutic or prophylactic uses, not packaged for retail sale
300341 Medicaments; containing alkaloids or their derivatives, containing ephedrine or its salts, for therapeutic or prophylactic uses, (not packaged for retail sale)
300342 Medicaments; containing alkaloids or their derivatives, containing pseudoephedrine (INN) or its salts, for therapeutic or prophylactic uses, (not packaged for retail sale)
300343 Medicaments; containing alkaloids or their derivatives, containing norephedrine or its salts, for therapeutic or prophylactic uses, (not packaged for retail sale)
300349 Medicaments; containing alkaloids or their derivatives; other than ephedrine, pseudoephedrine (INN) or norephedrine or their salts; for therapeutic or prophylactic uses, (not packaged for retail sale)
300360 Medicaments; containing antimalarial active principles described in subheading note 2 to this chapter, for therapeutic or prophylactic uses, (not packaged for retail sale)
300390 Medicaments; (not containing antibiotics, hormones, alkaloids or their derivatives), for therapeutic or prophylactic uses, (not packaged for retail sale)
300410 Medicaments; containing penicillins, streptomycins or their derivatives, for therapeutic or prophylactic uses, packaged for retail sale
300420 Medicaments; containing antibiotics (other than penicillins, streptomycins or their derivatives), for therapeutic or prophylactic uses, packaged for retail sale
300431 Medicaments; containing insulin, for therapeutic or prophylactic uses, packaged for retail sale
300432 Medicaments; containing corticosteroid hormones, their derivatives or structural analogues (but not containing antibiotics), for therapeutic or prophylactic uses, packaged for retail sale
300439 Medicaments; containing hormones (but not insulin), adrenal cortex hormones or antibiotics, for therapeutic or prophylactic uses, packaged for retail sale
300441 Medicaments; containing alkaloids or their derivatives, containing ephedrine or its salts, for therapeutic or prophylactic uses, packaged for retail sale
300442 Medicaments; containing alkaloids or their derivatives, containing pseudoephedrine (INN) or its salts, for therapeutic or prophylactic uses, packaged for retail sale
300443 Medicaments; containing alkaloids or their derivatives, containing norephedrine or its salts, for therapeutic or prophylactic uses, packaged for retail sale
300449 Medicaments; containing alkaloids or their derivatives; other than ephedrine, pseudoephedrine (INN) or norephedrine or their salts; for therapeutic or prophylactic uses, packaged for retail sale
300450 Medicaments; containing vitamins or their derivatives, for therapeutic or prophylactic use, packaged for retail sale
300460 Medicaments; containing antimalarial active principles described in Subheading Note 2 to this Chapter, for therapeutic or prophylactic uses, packaged for retail sale
300490 Medicaments; consisting of mixed or unmixed products n.e.c. in heading no. 3004, for therapeutic or prophylactic uses, packaged for retail sale
300510 Dressings, adhesive; and other articles having an adhesive layer, packed for retail sale for medical, surgical, dental or veterinary purposes
300590 Wadding, gauze, bandages and similar articles; (excluding adhesive dressings), impregnated or coated with pharmaceutical substances, packaged for retail sale
300610 Pharmaceutical goods; sterile surgical catgut, suture materials, tissue adhesives, laminaria, laminaria tents, absorbable surgical or dental haemostatics, and surgical or dental adhesion barriers
300630 Pharmaceutical goods; opacifying preparations for x-ray examinations, diagnostic reagents designed to be administered to the patient
300640 Pharmaceutical goods; dental cements and other dental fillings, bone reconstruction cements
300650 Pharmaceutical goods; first aid boxes and kits
300660 Pharmaceutical goods; chemical contraceptive preparations based on hormones, on other products of heading 2937 or on spermicides
300670 Pharmaceutical goods; Gel preparations designed to be used in human or veterinary medicine as a lubricant for parts of the body for surgical operations or physical examinations or as a coupling agent between the body and medical instruments
300691 Pharmaceutical goods; appliances identifiable for ostomy use
300692 Pharmaceutical goods; waste pharmaceuticals
300693 Pharmaceutical goods; placebos and blinded (or double-blinded) clinical trial kits for a recognised clinical trial, put up in measured doses
310100 Fertilizers, animal or vegetable; whether or not mixed together or chemically treated; fertilizers, produced by the mixing or chemical treatment of animal or vegetable products
310210 Fertilizers, mineral or chemical; nitrogenous, urea, whether or not in aqueous solution
310221 Fertilizers, mineral or chemical; nitrogenous, ammonium sulphate
310229 Fertilizers, mineral or chemical; nitrogenous, other than ammonium sulphate
310230 Fertilizers, mineral or chemical; nitrogenous, ammonium nitrate, whether or not in aqueous solution
310240 Fertilizers, mineral or chemical; ammonium nitrate with calcium carbonate or other inorganic non-fertilizing substances, mixtures thereof
310250 Fertilizers, mineral or chemical; nitrogenous, sodium nitrate
310260 Fertilizers, mineral or chemical; nitrogenous, double salts and mixtures of calcium nitrate and ammonium nitrate
310280 Fertilizers, mineral or chemical; nitrogenous, mixtures of urea and ammonium nitrate in aqueous or ammoniacal solution
310290 Fertilizers, mineral or chemical; nitrogenous, other kinds including mixtures not specified in the foregoing subheadings
310311 Fertilizers, mineral or chemical; phosphatic, superphosphates, containing by weight 35% or more of diphosphorus pentaoxide (P2O5)
310319 Fertilizers, mineral or chemical; phosphatic, superphosphates, other than containing by weight 35% or more of diphosphorus pentaoxide (P2O5)
310390 Fertilizers, mineral or chemical; phosphatic, n.e.c. in heading no. 3103
310420 Fertilizers, mineral or chemical; potassic, potassium chloride
310430 Fertilizers, mineral or chemical; potassic, potassium sulphate
310490 Fertilizers, mineral or chemical; potassic, n.e.c. in heading no. 3104
310510 Fertilizers, mineral or chemical; in tablets or similar forms or in packages of a gross weight not exceeding 10kg
310520 Fertilizers, mineral or chemical; containing the three fertilizing elements nitrogen, phosphorus and potassium
310530 Fertilizers, mineral or chemical; diammonium hydrogenorthophosphate (diammonium phosphate)
310540 Fertilizers, mineral or chemical; ammonium dihydrogenorthophosphate (monoammonium phosphate) and mixtures thereof with diammonium hydrogenorthophosphate (diammonium phosphate)
310551 Fertilizers, mineral or chemical; containing nitrates and phosphates
310559 Fertilizers, mineral or chemical; containing the two fertilizing elements nitrogen and phosphorus, other than nitrates and phosphates
310560 Fertilizers, mineral or chemical; containing the two fertilizing elements phosphorus and potassium
310590 Fertilizers, mineral or chemical; n.e.c. in heading no. 3105
320110 Tanning extracts of vegetable origin; quebracho extract
320120 Tanning extracts of vegetable origin; wattle extract
320190 Tanning extracts of vegetable origin; tannins and their salts, ethers, esters and other derivatives, (excluding quebracho or wattle extract)
320210 Tanning substances; synthetic organic tanning substances
320290 Tanning substances; inorganic tanning substances; tanning preparations, whether or not containing natural tanning substances; enzymatic preparations for pre- tanning
320300 Colouring matter of vegetable or animal origin, including dyeing extracts not animal black, whether or not chemically defined; preparations based on colouring matter of vegetable or animal origin
320411 Dyes; disperse dyes and preparations based thereon
320412 Dyes; acid, whether or not premetallised and preparations based thereon, mordant dyes and preparations based thereon
320413 Dyes; basic dyes and preparations based thereon
320414 Dyes; direct dyes and preparations based thereon
320415 Dyes; vat dyes (including those usable in that state as pigments) and preparations based thereon
320416 Dyes; reactive dyes and preparations based thereon
320417 Dyes; pigments and preparations based thereon
320418 Dyes; carotenoid colouring matters and preparations based thereon
320419 Dyes; n.e.c., including mixtures of colouring matter of two or more of those from item no. 3204.11 to 3204.19
320420 Dyes; synthetic organic products of a kind used as fluorescent brightening agents
320490 Dyes; synthetic organic products n.e.c. in heading no. 3204 (e.g. of a kind used as luminophores), whether or not chemically defined
320500 Colour lakes; preparations based on colour lakes as specified in note 3 to this chapter
320611 Colouring matter; pigments and preparations based on titanium dioxide, containing 80% or more by weight of titanium dioxide calculated on the dry matter
320619 Colouring matter; pigments and preparations based on titanium dioxide, containing less than 80% by weight of titanium dioxide calculated on the dry weight
320620 Colouring matter; pigments and preparations based on chromium compounds
320641 Colouring matter; ultramarine and preparations based thereon
320642 Colouring matter; lithopone and other pigments and preparations based on zinc sulphide
320649 Colouring matter; other preparations n.e.c. in item no. 3206.4
320650 Colouring matter; inorganic products of a kind used as luminophores
320710 Pigments; prepared pigments, opacifiers, colours and similar preparations
320720 Enamels and glazes; vitrifiable enamels and glazes, engobes (slips) and similar preparations
320730 Lustres; liquid lustres and similar preparations
320740 Glass; glass frit and other glass, in the form of powder, granules or flakes
320810 Paints and varnishes; based on polyesters, dispersed or dissolved in a non-aqueous medium
320820 Paints and varnishes; based on acrylic or vinyl polymers, dispersed or dissolved in a non-aqueous medium
320890 Paints and varnishes; based on polymers n.e.c. in heading no. 3208, dispersed or dissolved in a non-aqueous medium
320910 Paints and varnishes; based on acrylic or vinyl polymers, dispersed or dissolved in an aqueous medium
320990 Paints and varnishes; (based on polymers other than acrylic or vinyl), dispersed or dissolved in an aqueous medium
321000 Paints and varnishes; (including enamels, lacquers and distempers), prepared water pigments of a kind used for finishing leather
321100 Driers; prepared
321210 Pigments; of a kind used in the manufacture of paints, stamping foils
321290 Pigments; of a kind used in the manufacture of paints, other than stamping foils
321310 Colours; in sets, of a kind used by artists, students or signboard painters
321390 Colours; (other than in sets), of a kind used by artists, students or signboard painters
321410 Mastics; painters' fillings
321490 Mastics; n.e.c. in heading no. 3214
321511 Ink; for printing, black, whether or not concentrated or solid
321519 Ink; for printing, other than black, whether or not concentrated or solid
321590 Ink; writing, drawing and other inks, n.e.c. in heading no. 3215, whether or not concentrated or solid
330112 Oils, essential; of orange (terpeneless or not), including concretes and absolutes
330113 Oils, essential; of lemon (terpeneless or not), including concretes and absolutes
330119 Oils, essential; of citrus fruits n.e.c. in heading no. 3301 (terpeneless or not), including concretes and absolutes
330124 Oils, essential; of peppermint (Mentha piperita), terpeneless or not, including concretes and absolutes
330125 Oils, essential; of mints (excluding peppermint), terpeneless or not, including concretes and absolutes
330129 Oils, essential; n.e.c. in heading no. 3301 (terpeneless or not), including concretes and absolutes
330130 Resinoids
330190 Oils, essential; concentrates in fats, fixed oils, waxes and the like, terpenic by-products, aqueous distillates and solutions, extracted oleoresins, n.e.c. in heading no. 3301
330210 Odoriferous substances and mixtures; of a kind used in the food or drink industries
330290 Odoriferous substances and mixtures; used as raw materials in industries other than the food or drink industries
330300 Perfumes and toilet waters
330410 Cosmetic and toilet preparations; lip make-up
330420 Cosmetic and toilet preparations; eye make-up
330430 Cosmetic and toilet preparations; manicure or pedicure preparations
330491 Cosmetic and toilet preparations; powders, whether or not compressed (excluding lip, eye, manicure or pedicure preparations)
330499 Cosmetic and toilet preparations; n.e.c. in heading no. 3304, for the care of the skin (excluding medicaments, including sunscreen or sun tan preparations)
330510 Hair preparations; shampoos
330520 Hair preparations; for permanent waving or straightening
330530 Hair preparations; lacquers
330590 Hair preparations; n.e.c. in heading no. 3305
330610 Oral or dental hygiene preparations; dentifrices
330620 Oral or dental hygiene preparations; yarn used to clean between the teeth (dental floss)
330690 Oral or dental hygiene preparations; other than dentifrices
330710 Perfumery, cosmetic or toilet preparations; pre-shave, shaving or after-shave preparations
330720 Perfumery, cosmetic or toilet preparations; personal deodorants and antiperspirants
330730 Perfumery, cosmetic or toilet preparations; perfumed bath salts and other bath preparations
330741 Perfumes and deodorizers; perfuming or deodorizing preparations for rooms, agarbatti and other odoriferous preparations which operate by burning (including those used during religious rites)
330749 Perfumes and deodorizers; perfuming or deodorizing preparations for rooms, (excluding those which operate by burning)
330790 Perfumes and deodorizers; perfuming or deodorizing preparations n.e.c. in heading no. 3307
340111 Soap and organic surface-active products; in the form of bars, cakes, moulded shapes, and paper, wadding, felt and nonwovens, impregnated, coated or covered with soap or detergent, for toilet use (including medicated products)
340119 Soap and organic surface-active products; in the form of bars, cakes, moulded shapes, and paper, wadding, felt and nonwovens, impregnated, coated or covered with soap or detergent, not for toilet use
340120 Soap; in forms n.e.c. in item no. 3401.11
340130 Organic surface-active products and preparations for washing the skin, in the form of liquid or cream and put up for retail sale, whether or not containing soap
340231 Anionic organic surface-active agents (other than soap); linear alkylbenzene sulphonic acids and their salts, whether or not put up for retail sale
340239 Anionic organic surface-active agents (other than soap); other than linear alkylbenzene sulphonic acids and their salts, whether or not put up for retail sale
340241 Organic surface-active agents; cationic (other than soap), whether or not put up for retail sale
340242 Organic surface-active agents; non-ionic (other than soap), whether or not put up for retail sale
340249 Organic surface-active agents; whether or not put up for retail sale, n.e.c. in item no. 3402
340250 Washing and cleaning preparations; powders, flakes and granules, surface-active, whether or not containing soap (excluding those of heading no. 3401), put up for retail sale
340290 Washing and cleaning preparations; surface-active, whether or not containing soap (excluding those of heading no. 3401), including auxiliary washing preparations, not for retail sale
340311 Lubricating preparations; for the treatment of textile and similar materials (leather, furskins etc), containing less than 70% (by weight) of petroleum oils or oils obtained from bituminous minerals
340319 Lubricating preparations; (other than for the treatment of textile and similar materials), containing less than 70% (by weight) of petroleum oils or oils obtained from bituminous minerals
340391 Lubricating preparations; for the treatment of textile and similar materials (leather, furskins etc), (not containing petroleum oils or oils obtained from bituminous minerals)
340399 Lubricating preparations; other than for the treatment of textile and similar materials, not containing petroleum oils or oils obtained from bituminous minerals
340420 Waxes; artificial and prepared, of poly(oxyethylene) (polyethylene glycol)
340490 Waxes; artificial and prepared, other than of polyethylene glycol
340510 Polishes, creams and similar preparations; for footwear or leather, excluding waxes of heading no. 3404
340520 Polishes, creams and similar preparations; for the maintenance of wooden furniture, floors or other woodwork, excluding waxes of heading no. 3404
340530 Polishes, creams and similar preparations; for coachwork, other than metal polishes, excluding waxes of heading no. 3404
340540 Scouring pastes and powders and other scouring preparations; (whether or not in the form of paper, wadding, felt, nonwovens, cellular plastics, cellular rubber, impregnated, coated or covered)
340590 Polishes, creams and similar preparations; n.e.c. in heading no. 3405, excluding waxes of heading no. 3404
340600 Candles, tapers and the like
340700 Modelling pastes; preparations known as dental wax, put up in sets, in packings for retail sale or in plates, horseshoe shapes, sticks or similar forms, other preparations for use in dentistry
350110 Casein
350190 Caseinates and other casein derivatives; casein glues
350211 Albumins; egg albumin, dried
350219 Albumins; egg albumin, not dried
350220 Albumins; milk albumin, including concentrates of two or more whey proteins
350290 Albumins, albuminates and other albumin derivatives; other than egg or milk albumin, including concentrates of two or more whey proteins
350300 Gelatin (including gelatin in rectangular sheets, whether or not surface-worked or coloured) and gelatin derivatives; isinglass; other glues of animal origin, excluding casein glues of heading no. 3501
350400 Peptones and their derivatives; other protein substances and their derivatives n.e.c. or included, hide powder, whether or not chromed
350510 Dextrins and other modified starches
350520 Glues; based on starches, or on dextrins or other modified starches
350610 Glues or adhesives; prepared, products suitable for use as glues or adhesives, put up for retail sale as glues or adhesives, not exceeding a net weight of 1kg
350691 Adhesives; prepared, based on polymers of heading 3901 to 3913 or on rubber
350699 Glues and other adhesives; prepared, n.e.c. in heading no. 3506, not exceeding a net weight of 1kg
350710 Enzymes; rennet and concentrates thereof
350790 Enzymes and prepared enzymes; other than rennet and concentrates thereof
360100 Explosives; propellent powders
360200 Explosives, prepared; other than propellent powders
360310 Safety fuses
360320 Detonating cords
360330 Percussion caps
360340 Detonating caps
360350 Igniters
360360 Electric detonators
360410 Pyrotechnic products; fireworks
360490 Pyrotechnic products; signalling flares, rain rockets, fog signals and other pyrotechnic articles (excluding fireworks)
360500 Matches; other than pyrotechnic articles of heading no. 3604
360610 Fuels; liquid or liquefied-gas, in containers, of a kind used for filling or refilling cigarette or similar lighters and of a capacity not exceeding 300cm3
360690 Ferro-cerium and other pyrophoric alloys in all forms; articles of combustible materials n.e.c. in chapter 36
370110 Photographic plates and film; for x-ray, in the flat, sensitised, unexposed, of any material other than paper, paperboard or textiles
370120 Photographic plates and film; instant print film, in the flat, sensitised, unexposed, whether or not in packs
370130 Photographic plates and film; in the flat, sensitised, unexposed, with any side exceeding 225mm, of any materials other than paper, paperboard or textiles
370191 Photographic plates and film; for colour photography (polychrome), in the flat, sensitised, unexposed, with no side exceeding 255mm, of any material other than paper, paperboard or textiles
370199 Photographic plates and film; (for other than colour photography), in the flat, sensitised, unexposed, with no side exceeding 255mm, of any material other than paper, paperboard or textiles
370210 Photographic film; for x-rays, in rolls, sensitised and unexposed (other than of paper, paperboard or textiles)
370231 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, without sprocket holes, of a width not exceeding 105mm (other than of paper, paperboard or textiles)
370232 Photographic film; in rolls, with silver halide emulsion, sensitised, unexposed, without sprocket holes, of a width not exceeding 105mm (other than of paper, paperboard or textiles)
370239 Photographic film; in rolls, (other than with silver halide emulsion and for colour photography), sensitised, unexposed, without sprocket holes, of a width not exceeding 105mm (other than of paper, paperboard or textiles)
370241 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, without sprocket holes, of a width exceeding 610mm and of a length exceeding 200m (other than of paper, paperboard or textiles)
370242 Photographic film; in rolls, (other than for colour photography), sensitised, unexposed, without sprocket holes, of a width exceeding 610mm and of a length exceeding 200m (other than of paper, paperboard or textiles)
370243 Photographic film; in rolls, sensitised, unexposed, without sprocket holes, of a width exceeding 610mm and of a length not exceeding 200m (other than of paper, paperboard or textiles)
370244 Photographic film; in rolls, sensitised, unexposed, without sprocket holes, of a width exceeding 105mm but not exceeding 610mm (other than of paper, paperboard or textiles)
370252 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, of a width not exceeding 16mm (other than of paper, paperboard or textiles)
370253 Photographic film; for colour photography (polychrome) slides, in rolls, sensitised, unexposed, of a width exceeding 16mm but not exceeding 35mm and of a length not exceeding 30m (other than of paper, paperboard or textiles)
370254 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, of a width exceeding 16mm but not 35mm and of a length not exceeding 30m, excluding film for slides (other than of paper, paperboard or textiles)
370255 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, of a width exceeding 16mm but not 35mm and of a length exceeding 30m (other than of paper, paperboard or textiles)
370256 Photographic film; for colour photography (polychrome), in rolls, sensitised, unexposed, of a width exceeding 35mm (other than of paper, paperboard or textiles)
370296 Photographic film; other than for colour photography, in rolls, sensitised, unexposed, of a width not exceeding 35mm and of a length not exceeding 30m (other than of paper, paperboard or textiles)
370297 Photographic film; other than for colour photography, in rolls, sensitised, unexposed, of a width not exceeding 35mm and of a length exceeding 30m (other than paper, paperboard or textiles)
370298 Photographic film; other than for colour photography, in rolls, sensitised, unexposed, of a width exceeding 35mm (other than of paper, paperboard or textiles)
370310 Photographic paper, paperboard and textiles; in rolls, sensitised, unexposed, of a width exceeding 610mm
370320 Photographic paper, paperboard and textiles; for colour photography (polychrome), (other than in rolls of a width exceeding 610mm), sensitised, unexposed
370390 Photographic paper, paperboard and textiles; (for other than colour photography, other than in rolls of a width exceeding 610mm), sensitised, unexposed
370400 Photographic plates, film, paper, paperboard and textiles; exposed but not developed
370500 Photographic plates and film; exposed and developed, other than cinematographic film
370610 Cinematographic film; exposed and developed, whether or not incorporating sound track or consisting only of sound track, of a width of 35cm or more
370690 Cinematographic film; exposed and developed, whether or not incorporating a sound track or consisting only of sound track, of a width less than 35mm
370710 Photographic goods; sensitised emulsions, put up in measured portions or put up for retail sale in a form ready for use
370790 Photographic goods; chemical preparations other than sensitised emulsions, put up in measured portions or put up for retail sale in a form ready for use
380110 Graphite; artificial
380120 Graphite; colloidal or semi-colloidal
380130 Carbonaceous pastes; for electrodes and similar pastes for furnace linings
380190 Graphite or other carbon based preparations; in the form of pastes, blocks, plates or other semi-manufactures
380210 Carbon; activated
380290 Chemical products; activated natural mineral products, animal black, including spent animal black
380300 Chemical products; tall oil, whether or not refined
380400 Lyes, residual; from the manufacture of wood pulp, whether or not concentrated, desugared or chemically treated, including lignin sulphonates but excluding tall oil of heading no. 3803
380510 Terpenic oils; gum, wood or sulphate turpentine oils
380590 Terpenic oils; produced by the treatment of coniferous woods, crude dipentene, sulphite turpentine and other crude para-cymene, n.e.c. in heading no. 3805
380610 Rosin and resin acids
380620 Rosin and resin; salts of rosin, of resin acids or of derivatives of rosin or resin acids, other than salts of rosin adducts
380630 Ester gums
380690 Rosin; spirit and oils, n.e.c. in heading no. 3806
380700 Wood tar; wood tar oils; wood creosote; wood naphtha; vegetable pitch; brewers' pitch and similar preparations based on rosin, resin acids or on vegetable pitch
380852 Insecticides and the like; containing goods specified in Subheading Note 1 to this Chapter; for retail sale or as preparations or articles; DDT (ISO) (clofenotane (INN)), in packings of 300g or less
380859 Insecticides, rodenticides, fungicides, disinfectants, herbicides and the like; containing goods specified in Subheading Note 1 to this Chapter; not DDT (ISO) (clofenotane (INN)), put up in forms or packings for retail sale or as preparations or articles
380861 Insecticides and the like; containing goods specified in Subheading Note 2 to this Chapter; in packings of a net weight content not exceeding 300g; for retail sale or as preparations or articles
380862 Insecticides; containing goods specified in Subheading Note 2 to this Chapter; put up in forms or packings for retail sale or as preparations or articles, in packings of a net weight content exceeding 300g but not exceeding 7.5kg
380869 Insecticides; containing goods named in Subheading Note 2 to this Chapter, put up in forms or packings for retail sale or as preparations or articles, in packings of a net weight content exceeding 7.5kg
380891 Insecticides; other than containing goods specified in Subheading Notes 1 & 2 to this Chapter; put up in forms or packings for retail sale or as preparations or articles
380892 Fungicides; other than containing goods specified in Subheading Note 1 to this Chapter; put up in forms or packings for retail sale or as preparations or articles
380893 Herbicides, anti-sprouting products and plant-growth regulators; other than containing goods of Subheading Note 1 to this Chapter; put up in forms or packings for retail sale or as preparations or articles
380894 Disinfectants; other than containing goods specified in Subheading Note 1 in this Chapter; put up in forms or packings for retail sale or as preparations or articles
380899 Rodenticides and other similar products n.e.c. in heading no. 3808.9; other than containing goods specified in Subheading Note 1 in this Chapter, put up in forms or packings for retail sale or as preparations or articles
380910 Finishing agents and dye carriers; to accelerate dyeing or fixing of dye-stuffs, other products and preparations, used in textile, paper, leather etc industries, with basis of amylaceous substances, n.e.c.
380991 Finishing agents and dye carriers; to accelerate dyeing or fixing of dye-stuffs, other products and preparations, used in the textile industry (excluding those with a basis of amylaceous substances)
380992 Finishing agents and dye carriers; to accelerate dyeing or fixing of dye-stuffs, other products and preparations, used in the paper industry (excluding those with a basis of amylaceous substances)
380993 Finishing agents and dye carriers; to accelerate dyeing or fixing of dye-stuffs, other products and preparations, used in the leather or like (excluding paper and textile) industries, (excluding those with a basis of amylaceous substances)
381010 Pickling preparations for metal surfaces; soldering, brazing or welding powders and pastes consisting of metal and other materials
381090 Fluxes and other auxiliary preparations; for soldering, brazing or welding, or preparations used as cores or coatings for welding electrodes or rods
381111 Anti-knock preparations; based on lead compounds
381119 Anti-knock preparations; other than those based on lead compounds
381121 Lubricating oil additives; containing petroleum oils or oils obtained from bituminous minerals
381129 Lubricating oil additives; not containing petroleum oils or oils obtained from bituminous minerals
381190 Oxidation and gum inhibitors, viscosity improvers, anti-corrosive preparations, other prepared additives for mineral oils or liquids used as mineral oils (including gasoline), n.e.c. in heading no. 3811
381210 Rubber accelerators; prepared
381220 Plasticisers, compound; for rubber or plastics
381231 Anti-oxidising preparations and other compound stabilisers; for rubber or plastics, mixtures of oligomers of 2,2,4-trimethyl-1,2-dihydroquinoline (TMQ)
381239 Anti-oxidising preparations and other compound stabilisers; for rubber or plastics, other than mixtures of oligomers of 2,2,4-trimethyl-1,2-dihydroquinoline (TMQ)
381300 Fire-extinguishers; preparations and charges and charged fire-extinguishing grenades
381400 Solvents and thinners; organic composite solvents and thinners, n.e.c. or included, prepared paint or varnish removers
381511 Catalysts, supported; reaction initiators, reaction accelerators and catalytic preparations, with nickel or nickel compounds as the active substance, n.e.c. or included
381512 Catalysts, supported; reaction initiators, reaction accelerators and catalytic preparations, with precious metal or precious metal compounds as the active substance, n.e.c. or included
381519 Catalysts, supported; reaction initiators, reaction accelerators and catalytic preparations, with an active substance other than nickel or precious metals or their compounds, n.e.c. or included
381590 Reaction initiators, reaction accelerators and catalytic preparations, unsupported, n.e.c. or included
381600 Refractory cements, mortars, concretes and similar compositions, including dolomite ramming mix, other than products of heading 38.01
381700 Mixed alkylbenzenes and mixed alkylnaphthalenes, other than those of heading no. 2707 or 2902
381800 Chemical elements; doped for use in electronics, in the form of discs, wafers or similar forms; chemical compounds doped for use in electronics
381900 Hydraulic fluids; for brakes and other prepared liquids for hydraulic transmission, not containing or containing less than 70% by weight of petroleum oils or oils obtained from bituminous minerals
382000 Anti-freezing preparations and prepared de-icing fluids
382100 Prepared culture media for the development or maintenance of micro-organisms (including viruses and the like) or of plant, human or animal cells
382211 Reagents; diagnostic or laboratory reagents on a backing, prepared diagnostic or laboratory reagents whether or not on a backing, whether or not put up in the form of kits; for malaria
382212 Reagents; diagnostic or laboratory reagents on a backing, prepared diagnostic or laboratory reagents whether or not on a backing, whether or not put up in the form of kits; for zika and other diseases transmitted by mosquitoes of the genus Aedes
382213 Reagents; diagnostic or laboratory reagents on a backing, prepared diagnostic or laboratory reagents whether or not on a backing, whether or not put up in the form of kits; for blood grouping
382219 Reagents; diagnostic or laboratory reagents on a backing, prepared diagnostic or laboratory reagents whether or not on a backing, whether or not put up in the form of kits; n.e.c.in item 3822.1
382290 Reagents; diagnostic or laboratory reagents on a backing, prepared diagnostic or laboratory reagents whether or not on a backing, or put up in the form of kits, other than those of heading 30.06; certified reference materials, n.e.c. in heading 3822
382311 Industrial monocarboxylic fatty acids, acid oils from refining; stearic acid
382312 Industrial monocarboxylic fatty acids, acid oils from refining; oleic acid
382313 Industrial monocarboxylic fatty acids, acid oils from refining; tall oil fatty acids
382319 Industrial monocarboxylic fatty acids; acid oils from refining; (other than stearic acid, oleic acid or tall oil fatty acids)
382370 Industrial fatty alcohols
382410 Binders, prepared; for foundry moulds or cores
382430 Metal carbides, non-agglomerated; mixed together or with metallic binders
382440 Cements, mortars or concretes; their prepared additives
382450 Mortars and concretes; non-refractory
382460 Sorbitol; other than that of subheading no. 2905.44
382481 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing oxirane (ethylene oxide)
382482 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing polychlorinated biphenyls (PCBs), polychlorinated terphenyls (PCTs) or polybrominated biphenyls (PBBs)
382483 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing tris(2,3-dibromopropyl) phosphate
382484 Chemical products, mixtures and preparations; containing aldrin, camphechlor (toxaphene), chlordane, chlordecone, DDT (chlorfenotane, 1,1,1-trichloro-2,2-bis(p-chlorophenyl)ethane), dieldrin, endosulfan, endrin, heptachlor or mirex
382485 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing 1,2,3,4,5,6-hexachlorocyclohexane (HCH (ISO)), including lindane (ISO, INN)
382486 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing pentachlorobenzene (ISO) or hexachlorobenzene (ISO)
382487 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing perfluorooctane sulphonic acid, its salts, perfluorooctane sulphonamides, or perfluorooctane sulphonyl fluoride
382488 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing tetra-, penta-, hexa-, hepta- or octabromodiphenyl ethers
382489 Chemical products, mixtures and preparations; containing goods specified in Subheading Note 3 to this Chapter; containing short-chain chlorinated paraffins
382491 Chemical products, mixtures and preparations; consisting mainly of (5-ethyl-2-methyl-2-oxido-1,3,2-dioxaphosphinan-5-yl)methyl methyl methylphosphonate and bis[(5-ethyl-2-methyl-2-oxido-1,3,2-dioxaphosphinan-5-yl)methyl] methylphosphonate
382492 Chemical products, mixtures and preparations; polyglycol esters of methylphosphonic acid
382499 Chemical products, mixtures and preparations; n.e.c. heading 3824
382510 Residual products of the chemical or allied industries, not elsewhere specified or included; municipal waste
382520 Residual products of the chemical or allied industries, not elsewhere specified or included; sewage sludge
382530 Residual products of the chemical or allied industries, not elsewhere specified or included; clinical waste
382541 Residual products of the chemical or allied industries, not elsewhere specified or included; halogenated waste organic solvents
382549 Residual products of the chemical or allied industries, not elsewhere specified or included; waste organic solvents, other than halogenated
382550 Residual products of chemical or allied industries, not elsewhere specified or included; wastes of metal pickling liquors, hydraulic fluids, brake fluids and anti-freeze fluids
382561 Residual products of the chemical or allied industries, not elsewhere specified or included; (other than sewage sludge, municipal waste or waste covered in 27.10); other wastes n.e.c. in 3825; those mainly containing organic constituents
382569 Residual products of the chemical or allied industries, not elsewhere specified or included; (other than sewage sludge, municipal waste or waste covered by 27.10); other wastes n.e.c. in 3825; except those mainly containing organic constituents
382590 Residual products of the chemical or allied industries, not elsewhere specified or included; n.e.c. in 3825 or 27.10
382600 Biodiesel and mixtures thereof; not containing or containing less than 70% by weight of petroleum oils or oils obtained from bituminous minerals
382711 Mixtures containing halogenated derivatives of methane, ethane or propane, not elsewhere specified or included; containing chlorofluorocarbons (CFCs), whether or not containing hydrochlorofluorocarbons (HCFCs), perfluorocarbons (PFCs) or hydrofluorocarbon
382712 Mixtures containing halogenated derivatives of methane, ethane or propane, not elsewhere specified or included; containing hydrobromofluorocarbons (HBFCs)
382713 Mixtures containing halogenated derivatives of methane, ethane or propane, not elsewhere specified or included; containing carbon tetrachloride
382714 Mixtures containing halogenated derivatives of methane, ethane or propane, not elsewhere specified or included; containing 1,1,1-trichloroethane (methyl chloroform)
382720 Mixtures containing halogenated derivatives of methane, ethane or propane, not elsewhere specified or included; containing bromochlorodifluoromethane (Halon-1211), bromotrifluoromethane (Halon-1301) or dibromotetrafluoroethanes (Halon-2402)
382731 Mixtures containing halogenated derivatives of methane, ethane or propane; containing hydrochlorofluorocarbons (HCFCs), perfluorocarbons (PFCs) or hydrofluorocarbons (HFCs) or not, but not containing chlorofluorocarbons (CFCs); containing substances of su
382732 Mixtures containing halogenated methane, ethane, propane; containing hydrochlorofluorocarbons (HCFCs), perfluorocarbons (PFCs) or hydrofluorocarbons (HFCs) or not, not chlorofluorocarbons (CFCs); containing substances of subheadings 2903.71 to 2903.75
382739 Mixtures containing halogenated methane, ethane, or propane; containing hydrochlorofluorocarbons (HCFCs), perfluorocarbons (PFCs) or hydrofluorocarbons (HFCs) or not, but not chlorofluorocarbons (CFCs); n.e.c. in subheading 3827.3
382740 Mixtures containing halogenated derivatives of methane, ethane or propane; containing hydrochlorofluorocarbons (HCFCs), perfluorocarbons (PFCs) or hydrofluorocarbons (HFCs) or not, but not containing chlorofluorocarbons (CFCs); containing bromomethane (me
382751 Mixtures containing halogenated derivatives of methane, ethane or propane; containing trifluoromethan (HFC-23) or perfluorocarbons (PFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); containing trifluoromethane (HFC-2
382759 Mixtures containing halogenated derivatives of methane, ethane or propane; containing trifluoromethan (HFC-23) or perfluorocarbons (PFCs) not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures n.e.c. in subheading 38
382761 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); containing 15% or more by mass of 1,1,1-trifluoroethan
382762 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures, not included in the subheading above,
382763 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures not included in the subheadings above,
382764 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures, not included in the subheadings above,
382765 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures, not included in the subheadings above,
382768 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); other mixtures, not included in the subheadings above,
382769 Mixtures containing halogenated derivatives of methane, ethane or propane; containing other hydrofluorocarbons (HFCs) but not containing chlorofluorocarbons (CFCs) or hydrochlorofluorocarbons (HCFCs); n.e.c. in items no. 3827.5 and 3827.6, not containing
382790 Mixtures containing halogenated derivatives of methane, ethane or propane; n.e.c. in subheading no 3827
`
