import type { ShopMailKind } from '../../campaigns/shopMail.ts'
import type { EmailMessage } from '../../email/render/message.ts'

type KindWords = {
  theme: (first: string) => string
  preheader: string
  heading: string
  lines: string[]
  end: string[]
}
type ShopMailWords = {
  hello: string
  see: string
  read: string
  from: (price: string) => string
  kinds: Record<ShopMailKind, KindWords>
}

const en: ShopMailWords = {
  hello: 'Hello {{name|there}},',
  see: 'See the product',
  read: 'Read more',
  from: (price) => `From ${price}`,
  kinds: {
    newProducts: {
      theme: (first) => `New: ${first}`,
      preheader: 'What is new in our shop, with prices',
      heading: 'New in our shop',
      lines: ['You asked us about products like these, so we thought that you may want to see what is new.'],
      end: ['Would a sample or a quotation help you? Just answer this mail.'],
    },
    inquiry: {
      theme: () => 'Your inquiry: is there anything left to clear up?',
      preheader: 'A short answer is enough, and we send you an offer',
      heading: 'Your inquiry',
      lines: [
        'You asked us for products some time ago, and we have not heard from you since.',
        'Is there a question about price, quantity, delivery or samples that we can answer?',
      ],
      end: ['Answer this mail in a line or two, and you have a quotation from us soon.'],
    },
    backInStock: {
      theme: (first) => `Back in stock: ${first}`,
      preheader: 'What you asked for can be had again',
      heading: 'Back in stock',
      lines: ['You asked us for a product that can be had again now.'],
      end: ['Tell us the quantity that you need, and we set it aside for you.'],
    },
    quotation: {
      theme: () => 'Our quotation: may we help you to decide?',
      preheader: 'It still holds; ask us whatever is open',
      heading: 'Our quotation for you',
      lines: [
        'We sent you a quotation and would like to know what you think of it.',
        'It still holds. If quantity, price, packing or delivery should be different, tell us, and we change it.',
      ],
      end: ['A short answer to this mail is enough, also if you decided otherwise.'],
    },
    newsletter: {
      theme: (first) => first,
      preheader: 'News from our company',
      heading: 'News from us',
      lines: ['This is what is new with us.'],
      end: ['Do you want to know more about something? Just answer this mail.'],
    },
  },
}

const zh: ShopMailWords = {
  hello: '{{name|尊敬的客户}}，您好！',
  see: '查看产品',
  read: '阅读全文',
  from: (price) => `${price} 起`,
  kinds: {
    newProducts: {
      theme: (first) => `新品：${first}`,
      preheader: '商城新品与价格，一封邮件看完',
      heading: '商城新品',
      lines: ['您曾咨询过同类产品，现在有新品上架，供您参考。'],
      end: ['需要样品或报价吗？直接回复本邮件即可。'],
    },
    inquiry: {
      theme: () => '关于您的询盘：还有什么需要我们说明的吗？',
      preheader: '简单回复一句，我们就为您报价',
      heading: '关于您的询盘',
      lines: [
        '前些时候您向我们询过价，之后没有再收到您的消息。',
        '在价格、数量、交期或样品方面，还有什么需要我们解答的吗？',
      ],
      end: ['回复一两句话即可，我们会尽快给您报价。'],
    },
    backInStock: {
      theme: (first) => `到货通知：${first}`,
      preheader: '您询问过的产品又有货了',
      heading: '到货通知',
      lines: ['您询问过的产品现在又有货了。'],
      end: ['告诉我们您需要的数量，我们为您预留。'],
    },
    quotation: {
      theme: () => '关于我们的报价：有什么可以帮您决定的吗？',
      preheader: '报价仍然有效，有疑问请随时提出',
      heading: '我们给您的报价',
      lines: [
        '我们之前给您发过一份报价，想听听您的意见。',
        '报价仍然有效。数量、价格、包装或交期如需调整，请告诉我们。',
      ],
      end: ['简单回复一句即可；如果您另有决定，也请告诉我们。'],
    },
    newsletter: {
      theme: (first) => first,
      preheader: '我们的最新消息',
      heading: '最新消息',
      lines: ['我们近期的消息，与您分享。'],
      end: ['想进一步了解？直接回复本邮件即可。'],
    },
  },
}

export const shopMailWords: Record<EmailMessage['language'], ShopMailWords> = { en, zh }
