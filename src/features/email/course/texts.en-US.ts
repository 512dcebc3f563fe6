export const courseEnUS = {
  menu: 'Email course',
  intro: '{{count}} short chapters from the first record to the mail after a fair, two or three minutes each.',
  chapters: 'Chapters',
  chapterNumber: 'Chapter {{number}} of {{count}}',
  progress: '{{read}} of {{count}} read',
  isRead: 'read',
  markRead: 'Read, next: {{chapter}}',
  next: 'Next: {{chapter}}',
  markLast: 'Read: that was the last one',
  allRead: 'You have read all chapters. They stay here for looking things up.',
  doNow: 'Do it now',
  check: {
    title: 'Check yourself',
    right: 'Right.',
    wrong: 'Not quite.',
  },
  records: {
    title: 'What it looks like',
    own: 'For {{domain}}, the domain of your sender. The send settings know which of them is missing, and the whole key.',
    example: 'example.com stands for your own domain. Once a sender is set up, its domain stands here.',
    name: 'Name',
    value: 'Value',
  },
  links: {
    sendSetting: 'Check domain and warm-up in the send settings',
    message: 'Write a message',
    task: 'Plan a task',
    emailStatistics: 'Look at the numbers',
    contacts: 'Choose contacts',
    fair: 'Go to the page of the fair',
  },
  standIn: 'friend',
  chapter: {
    domain: {
      title: 'Set up your domain',
      lead: 'A mailbox first asks whether an email truly comes from your domain. A few records in the DNS answer it; without them much of what you write is refused or ends as junk.',
      drawing: {
        title: 'Your mail passes SPF, DKIM and DMARC before it is in the inbox; answers come back by MX.',
        server: 'right server',
        seal: 'seal intact',
        rule: 'right domain',
        back: 'MX: answers and bounces come back',
      },
      parts: {
        where: {
          title: 'Where this is done',
          text: 'Where the DNS of your domain is kept: mostly where it was bought. The send settings look up what is there, say what is missing and give you each record to copy. At gmail.com or qq.com nobody can publish records: write from a domain of your own.',
        },
        spf: {
          title: 'SPF: which servers may send',
          text: 'One TXT record names the servers that may send for your domain. There may be only one; whoever sends through two services names both in it.',
        },
        dkim: {
          title: 'DKIM: the seal',
          text: 'Each mail is signed with a key that only the sender has; its public half is in the DNS. So a mailbox sees that the mail is yours and was not changed on the way.',
        },
        dmarc: {
          title: 'DMARC: the rule',
          text: 'It says what happens to emails in your name that neither SPF nor DKIM proves for this domain, and where reports go. Begin with p=none, read the reports for some weeks, then change to p=quarantine.',
        },
        mx: {
          title: 'MX: the way back',
          text: 'Answers and bounces go to your domain, so it needs a mailbox that takes them. Some servers accept nothing from a domain that takes no mail itself.',
        },
        reverse: {
          title: 'Reverse DNS: the name of the server',
          text: 'The address that sends must have a name, and the name must lead back to the address. An email service sees to it; with a server of your own, ask its provider.',
        },
      },
      questions: {
        first: {
          ask: 'You send through two services. What does your SPF look like?',
          a: 'Two TXT records, one for each',
          b: 'One record that names both',
          c: 'None, since DKIM is there',
          why: 'Two SPF records are an error and count as none. One record can name several services.',
        },
        second: {
          ask: 'Your DMARC record is new. How do you begin?',
          a: 'With p=none, and I read the reports',
          b: 'With p=reject, to be safe',
          c: 'I wait until emails are refused',
          why: 'The reports show which of your own programs still send without proof, such as a shop or the accounting. With p=reject their emails would be lost.',
        },
      },
    },
    warmUp: {
      title: 'Warm up',
      lead: 'Mailboxes are careful with an address that they have never seen. Thousands of emails on the first day look like a spammer who has just begun.',
      drawing: {
        title: 'Emails at most on each of the first {{count}} sending days: {{values}}',
        axis: 'Sending day',
      },
      parts: {
        why: {
          title: 'Why slowly',
          text: 'Providers judge a domain by what readers do with its emails: open, answer, delete, complain. That takes days to see. Good first days earn room for the next ones.',
        },
        curve: {
          title: 'What happens by itself',
          text: 'With warm-up switched on, a sender writes {{first}} emails on the first day, {{second}} on the second, and {{growth}} % more on each further one, until it has reached its own pace. Only days on which it sends count: silence warms nothing up.',
        },
        best: {
          title: 'The best first',
          text: 'Write first to those who know you: customers, visitors of your booth, whoever has answered before. Their opens and answers speak for you. Old or bought lists do the opposite.',
        },
        plan: {
          title: 'Plan for the days it takes',
          text: 'A list of {{list}} takes {{listDays}} sending days. What does not go today goes tomorrow by itself; nobody has to split the list. Set up a new address well before a fair.',
        },
      },
      questions: {
        first: {
          ask: 'Who gets the first emails of a new address?',
          a: 'The largest list, so that it is done',
          b: 'A bought list, for a test',
          c: 'Customers who know you',
          why: 'They open, answer and do not complain. That is what a provider remembers.',
        },
        second: {
          ask: 'The list is larger than what may go today. What do you do?',
          a: 'Nothing: the rest goes on the next days',
          b: 'Switch the warm-up off',
          c: 'Send from several new addresses at once',
          why: 'The task goes on by itself. Several addresses of one domain share its reputation and gain nothing.',
        },
      },
    },
    writing: {
      title: 'Write an email that is read',
      lead: 'A reader decides within seconds. Say what it is about, be brief, and ask for one thing.',
      drawing: {
        title:
          'A good mail from top to bottom: subject, preheader, picture with alt text, few lines, one button, signature.',
        subject: 'Subject',
        preheader: 'Preheader',
        picture: 'Alt text',
        text: 'Few lines',
        button: 'One button',
        signature: 'Signature',
      },
      parts: {
        subject: {
          title: 'Subject',
          text: 'Say what is inside, in your reader’s words: “LED panels for cold stores, samples in March”. Longer than {{columns}} letters, or half as many Chinese characters, it is cut. No capitals throughout, no rows of exclamation marks, no “Re:” before the first answer.',
        },
        preheader: {
          title: 'Preheader',
          text: 'The line beside the subject in the inbox. If it is empty, the mailbox shows whatever comes first. Let it finish what the subject began.',
        },
        pictures: {
          title: 'Pictures',
          text: 'Many mailboxes show no pictures until they are asked to. Each one needs an alt text that says what is to be seen, and the mail must be understood without any. Never write in pictures alone.',
        },
        button: {
          title: 'One clear button',
          text: 'One mail, one wish: see the catalogue, ask for a price, arrange a meeting. The label says what happens, so not “Click here”. Link to your own page, never through a link shortener.',
        },
        length: {
          title: 'Plain and short',
          text: 'Ten lines are enough. Each mail also goes out as plain text, for whoever reads it so. Gmail cuts an email at {{kilobytes}} kB. Attachments: {{files}} files and {{fileSize}} at most; a link to them is better.',
        },
        tags: {
          title: 'Merge tags',
          text: '{{tag}} becomes the reader’s name; where it is not known, the word after the bar stands in. There are {{tags}}. A tag without a word for that case leaves a gap.',
        },
        checks: {
          title: 'What our checks look for',
          text: '{{errors}} kinds of mistakes keep a task from starting, such as no postal address, or a link that leads elsewhere than it says. {{warnings}} more are warned of, such as words that filters take for junk.',
        },
      },
      questions: {
        first: {
          ask: 'Which subject is best?',
          a: 'RE: GREAT OFFER!!!',
          b: 'LED panels for cold stores, samples in March',
          c: 'Newsletter',
          why: 'It says what is inside. The first one cries and pretends to be an answer; the last one says nothing.',
        },
        second: {
          ask: 'A reader’s mailbox shows no pictures. What is there to see?',
          a: 'Nothing, that cannot be helped',
          b: 'The pictures as attachments',
          c: 'The alt texts and the words',
          why: 'So an alt text is written like a line of the mail, and the button is no picture.',
        },
      },
    },
    law: {
      title: 'What the law asks for',
      lead: 'The rules differ, and those of the reader’s country count as well as yours. This is an overview and not legal advice: before you write to a new market, ask somebody who knows its law.',
      drawing: {
        title:
          'Every mail says who writes, where, and why, and has two ways out: the button of the mailbox and the link below.',
        sender: 'Who writes',
        oneClick: 'Unsubscribe',
        address: 'Postal address',
        reason: 'Why you get this',
        link: 'Unsubscribe',
        list: 'never again',
      },
      parts: {
        basis: {
          title: 'Europe: a basis to write on',
          text: 'The GDPR asks for a lawful basis: mostly consent, or legitimate interests that you have weighed and written down. The ePrivacy Directive adds a rule for advertising emails, which each country has in its own form. Germany mostly wants prior consent from businesses too. Under the UK’s PECR companies may be written to; private persons and sole traders only with consent, or as customers under narrow conditions. The basis can be kept with each contact.',
        },
        source: {
          title: 'Europe: where the address is from',
          text: 'Whoever did not give you the data must be told under Art. 14 GDPR: who you are, what for, where the data is from, which rights they have. This is due with the first mail, and within a month at the latest. Whoever objects to advertising gets none any more.',
        },
        america: {
          title: 'USA, Canada and Australia',
          text: 'CAN-SPAM holds between businesses as well: true sender and subject, recognisable as advertising, a postal address, and an opt-out honoured within ten business days. Canada’s CASL also asks for consent, which a business relationship may imply for a time. So does Australia’s Spam Act, and there the opt-out counts within five business days.',
        },
        china: {
          title: 'China',
          text: 'The measures on internet mail ask for consent before advertising, “AD” or “广告” at the beginning of the subject, a true sender, and no further mail once somebody refuses. The Personal Information Protection Law also asks for a basis to keep and use the data.',
        },
        address: {
          title: 'Postal address',
          text: 'It is part of the signature in the send settings and stands below every mail. A task without it does not start.',
        },
        unsubscribe: {
          title: 'Unsubscribed at once',
          text: 'Each mail has a link that needs no password, and the headers of RFC 8058: with them mailboxes show a button of their own, and one click is enough. Gmail and Yahoo require it of bulk senders. It holds at once and for every task, also when the address is imported again.',
        },
      },
      questions: {
        first: {
          ask: 'You have a list of German companies that do not know you. May you send them advertising?',
          a: 'Yes, they are companies',
          b: 'Mostly not without their prior consent',
          c: 'Yes, with an unsubscribe link',
          why: 'German law mostly asks businesses too before. A way out comes on top and replaces no consent.',
        },
        second: {
          ask: 'Somebody has unsubscribed. When may your next newsletter go to them?',
          a: 'When they ask for it themselves',
          b: 'After ten business days',
          c: 'After the next import',
          why: 'Ten days are how long the law in the USA lets you take for the removal, not how long it lasts.',
        },
      },
    },
    numbers: {
      title: 'Read the numbers',
      lead: 'Four numbers tell you how an email did. Two of them can stop you.',
      drawing: {
        title:
          'Of the emails sent most are delivered, some are opened, few are clicked. Opens by machines are told apart.',
        sent: 'Sent',
        delivered: 'Delivered',
        opened: 'Opened',
        clicked: 'Clicked',
        machine: 'by machines',
      },
      gauges: {
        title: 'Complaints: warned at {{warn}} %, stopped at {{stop}} %. Hard bounces: stopped at {{bounce}} %.',
        complaints: 'Complaints',
        bounces: 'Hard bounces',
        warned: 'warned',
        stopped: 'stopped',
      },
      parts: {
        opens: {
          title: 'Opens are an estimate',
          text: 'An open is a small picture that was fetched. Apple Mail fetches it for every mail, read or not, and security programs look before anybody else. We count these apart, and in no open rate. Still take opens as a hint.',
        },
        clicks: {
          title: 'Clicks say more',
          text: 'Programs follow links as well: all within a second, too soon after sending, or one that nobody sees. Those do not count. A click counts as an open, since who clicks has the mail before them. An answer is worth most.',
        },
        bounces: {
          title: 'Bounces',
          text: 'Hard: there is no such address, and nothing is sent there again. Soft: it could not be taken for now, such as a full mailbox. At {{bounce}} % hard bounces the task stops: the list is too old. Have it checked first.',
        },
        complaints: {
          title: 'Complaints',
          text: 'Somebody marked the mail as junk. At {{warn}} % you are warned, at {{stop}} % the task stops: that is one of {{complaintOf}} recipients. Above these, Gmail and Yahoo deliver ever less of what you send.',
        },
        few: {
          title: 'Few emails, no rate',
          text: 'Before {{least}} emails have gone, chance decides: so no rate stops a task sooner, and no test of two subjects has a winner. Compare tasks to similar people, on similar days.',
        },
      },
      questions: {
        first: {
          ask: 'More opens than last time, as many clicks. What do you learn?',
          a: 'The mail was better',
          b: 'Little: clicks and answers count',
          c: 'The links are broken',
          why: 'Opens go up and down with the programs of your readers. Clicks and answers come from people.',
        },
        second: {
          ask: '{{sent}} emails have gone, {{complained}} readers complain. What happens?',
          a: 'Nothing',
          b: 'You are warned',
          c: 'The task stops',
          why: 'It has reached {{stop}} %. Find out who complained, and why these people got the mail, before you go on.',
        },
      },
    },
    fair: {
      title: 'From the booth to the mail',
      lead: 'After a fair the one who writes first, and about what was said, has the best chance.',
      drawing: {
        title: 'Card, consent, first mail, some days, second mail; an answer ends the sequence.',
        card: 'Card',
        consent: 'Consent',
        first: 'First mail',
        wait: 'Some days',
        second: 'Second mail',
        answer: 'An answer ends it',
      },
      parts: {
        consent: {
          title: 'At the booth: ask, and note it',
          text: 'A card is no consent to a newsletter. Ask “May I send you news?” and note it with the contact. On your booth’s page visitors agree by themselves, and the very words and the time are kept.',
        },
        first: {
          title: 'The first mail: within two days',
          text: 'Where you met, what was said, what comes next; one button. There is a template for it. The fair’s tag finds exactly these people, and the booth’s notes tell you what to write to whom.',
        },
        sequence: {
          title: 'Then a short sequence',
          text: 'Two or three emails some days apart: the promised catalogue, a reference, a question. Each step can ask whether the one before was opened or clicked. No path has more than {{mails}} emails, and that many is already too much.',
        },
        answer: {
          title: 'An answer ends it',
          text: 'Let the sequence end for whoever answers: from then on a person writes. A no ends it always. The follow-up shows them as replied.',
        },
        hall: {
          title: 'In a hall without a network',
          text: 'Cards, tags and consents are captured without one. They go to the office by themselves as soon as there is a connection, and the first mail can begin.',
        },
      },
      questions: {
        first: {
          ask: 'Somebody gives you a card. What may you send?',
          a: 'What you talked about; for news, ask',
          b: 'Everything, they gave it to you',
          c: 'Nothing at all',
          why: 'The card is an invitation to this conversation. Advertising after it mostly needs a yes of its own.',
        },
        second: {
          ask: 'A visitor answers the first mail. What about the second one?',
          a: 'It goes all the same',
          b: 'It goes a week later',
          c: 'It does not go: now you write yourself',
          why: 'Nothing spoils a conversation like an email that knows nothing of it.',
        },
      },
    },
  },
}
