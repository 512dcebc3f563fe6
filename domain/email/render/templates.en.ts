import { bullets, button, divider, heading, paragraphs } from './templateBlocks.ts'
import type { TemplateKey, TemplateWords } from './templates.ts'

const hello = 'Hello {{name|there}},'

export const templatesEn: Record<TemplateKey, TemplateWords> = {
  newProduct: {
    name: 'New product',
    theme: 'New: [[product]] for {{company|your range}}',
    preheader: 'What is new about it, what it costs and when it ships',
    blocks: [
      heading('[[Product]]: [[what is new about it in one line]]'),
      paragraphs(
        hello,
        'We have a new [[product]] that may suit {{company|your business}}. It is made for [[who uses it, and for what]].',
      ),
      bullets(
        '[[First advantage, with a number]]',
        '[[Second advantage]]',
        '[[Certificates, such as CE or FCC]]',
        'Smallest order: [[quantity]]; ready to ship in [[days]] days',
      ),
      button('See the data sheet'),
      paragraphs('Would a sample help you? Just answer this mail and tell us where to send it.'),
    ],
  },
  fairInvitation: {
    name: 'Fair invitation',
    theme: 'Meet us at [[fair]], booth [[number]]',
    preheader: '[[Dates and city]]: see our new range, and talk to the people who make it',
    blocks: [
      heading('See you at [[fair]]?'),
      paragraphs(hello, 'We will be at [[fair]] and would be glad to meet you there.'),
      {
        kind: 'columns',
        columns: [
          [heading('When', '3'), paragraphs('[[First day]] to [[last day]]', '[[Opening hours]]')],
          [heading('Where', '3'), paragraphs('Hall [[hall]], booth [[number]]', '[[Venue and city]]')],
        ],
      },
      heading('What you can see', '3'),
      bullets('[[New product 1]]', '[[New product 2]]', '[[A demonstration, and when it takes place]]'),
      button('Book a time with us'),
      paragraphs('You cannot come? Answer this mail and we send you the catalogue instead.'),
    ],
  },
  fairFollowUp: {
    name: 'Follow-up after a fair',
    theme: 'Thank you for your visit at [[fair]]',
    preheader: 'What we talked about, and what happens next',
    blocks: [
      paragraphs(
        hello,
        'Thank you for coming to our booth at [[fair]]. It was good to talk about [[subject]] and what {{company|your company}} needs.',
        'As promised, here is what we spoke of:',
      ),
      bullets(
        '[[Catalogue or data sheet]]',
        '[[Price for the quantity that was named]]',
        '[[Samples, and when they leave]]',
      ),
      button('Open the catalogue'),
      heading('Next step', '3'),
      paragraphs('[[What you suggest, and by when]]. Which day of next week suits you for a short call?'),
    ],
  },
  priceOffer: {
    name: 'Price offer',
    theme: 'Our offer for {{company|you}}: [[product]]',
    preheader: 'Prices, smallest order, delivery and payment at a glance',
    blocks: [
      heading('Our offer for [[product]]', '2'),
      paragraphs(hello, 'Thank you for your interest. This is what we can offer {{company|you}}:'),
      bullets(
        '[[Product and model]]: [[price]] [[currency]] per [[unit]], [[Incoterm and port]]',
        'Smallest order: [[quantity]]',
        'From [[larger quantity]]: [[price]] [[currency]] per [[unit]]',
        'Delivery: [[days]] days after the deposit',
        'Payment: [[terms]]',
      ),
      paragraphs('The offer holds until [[date]].'),
      button('See the product'),
      paragraphs(
        'Do you need another quantity, packing or certificate? Answer this mail, and you have new prices within [[hours]] hours.',
      ),
    ],
  },
  newsletter: {
    name: 'Newsletter',
    theme: '[[Main news]], and more from [[month]]',
    preheader: '[[The second and third news in a few words]]',
    blocks: [
      heading('News of [[month]]'),
      paragraphs(hello, '[[What this is about, in two sentences.]]'),
      divider,
      heading('[[Main news]]', '2'),
      paragraphs('[[What happened, and what {{company|your company}} has of it.]]'),
      button('Read more'),
      divider,
      {
        kind: 'columns',
        columns: [
          [heading('[[Second news]]', '3'), paragraphs('[[Two or three sentences.]]')],
          [heading('[[Third news]]', '3'), paragraphs('[[Two or three sentences.]]')],
        ],
      },
      heading('Where to meet us', '3'),
      bullets('[[Fair, city, dates, booth]]', '[[Fair, city, dates, booth]]'),
    ],
  },
  greeting: {
    name: 'Holiday greeting',
    theme: '[[Holiday]] greetings, {{name|dear partner}}',
    preheader: 'Thank you for a good year together',
    blocks: [
      heading('[[Happy holiday]]!'),
      paragraphs(
        hello,
        'Thank you for working with us this year. We wish you, your family and everybody at {{company|your company}} [[a peaceful holiday and a good start into the new year]].',
        'Our office is closed from [[first day]] to [[last day]]. Orders that reach us by [[date]] still leave before the holiday.',
        'If something cannot wait: [[name and phone]].',
      ),
    ],
  },
}
