import { bullets, button, divider, heading, paragraphs } from './templateBlocks.ts'
import type { TemplateKey, TemplateWords } from './templates.ts'

const hello = '{{name|尊敬的客户}}，您好！'

export const templatesZh: Record<TemplateKey, TemplateWords> = {
  newProduct: {
    name: '新品推荐',
    theme: '新品：[[产品名称]]',
    preheader: '新在哪里、价格和交期，一封邮件说清楚',
    blocks: [
      heading('[[产品名称]]：[[一句话说明新在哪里]]'),
      paragraphs(hello, '我们推出了[[产品名称]]，适合{{company|贵公司}}用于[[使用场景]]。'),
      bullets('[[优势一，最好带数字]]', '[[优势二]]', '[[认证，例如 CE、FCC]]', '起订量：[[数量]]；交期：[[天数]]天'),
      button('查看产品资料'),
      paragraphs('需要样品吗？直接回复本邮件并告知收件地址即可。'),
    ],
  },
  fairInvitation: {
    name: '展会邀请',
    theme: '诚邀您参观[[展会名称]]，展位 [[展位号]]',
    preheader: '[[日期和城市]]，现场看新品，与我们面对面交流',
    blocks: [
      heading('[[展会名称]]，期待与您见面'),
      paragraphs(hello, '我们将参加[[展会名称]]，诚邀{{company|贵公司}}莅临展位。'),
      {
        kind: 'columns',
        columns: [
          [heading('时间', '3'), paragraphs('[[开始日期]]至[[结束日期]]', '[[开放时间]]')],
          [heading('地点', '3'), paragraphs('[[展馆号]]馆，展位 [[展位号]]', '[[展馆名称和城市]]')],
        ],
      },
      heading('现场展示', '3'),
      bullets('[[新品一]]', '[[新品二]]', '[[现场演示及时间]]'),
      button('预约见面时间'),
      paragraphs('如果您不便前来，请回复本邮件，我们会把产品目录发给您。'),
    ],
  },
  fairFollowUp: {
    name: '展后跟进',
    theme: '感谢您莅临我们在[[展会名称]]的展位',
    preheader: '当时谈到的内容，以及下一步安排',
    blocks: [
      paragraphs(
        hello,
        '感谢您在[[展会名称]]莅临我们的展位。很高兴与您交流[[话题]]，也了解了{{company|贵公司}}的需求。',
        '按照约定，附上当时谈到的内容：',
      ),
      bullets('[[产品目录或资料]]', '[[约定数量的报价]]', '[[样品及寄出时间]]'),
      button('打开产品目录'),
      heading('下一步', '3'),
      paragraphs('[[您的建议和时间]]。下周哪天方便与您通个电话？'),
    ],
  },
  priceOffer: {
    name: '产品报价',
    theme: '[[产品名称]]报价',
    preheader: '价格、起订量、交期和付款方式一目了然',
    blocks: [
      heading('[[产品名称]]报价', '2'),
      paragraphs(hello, '感谢您的关注。我们为{{company|贵公司}}报价如下：'),
      bullets(
        '[[产品及型号]]：[[价格]] [[币种]]/[[单位]]，[[贸易术语及港口]]',
        '起订量：[[数量]]',
        '[[更大数量]]起：[[价格]] [[币种]]/[[单位]]',
        '交期：收到定金后[[天数]]天',
        '付款方式：[[付款条件]]',
      ),
      paragraphs('本报价有效期至[[日期]]。'),
      button('查看产品'),
      paragraphs('需要其他数量、包装或认证？请回复本邮件，我们会在[[小时数]]小时内给您新的报价。'),
    ],
  },
  newsletter: {
    name: '企业简讯',
    theme: '[[头条]]｜[[月份]]简讯',
    preheader: '[[用几个字说明第二、第三条消息]]',
    blocks: [
      heading('[[月份]]简讯'),
      paragraphs(hello, '[[用两句话介绍本期内容。]]'),
      divider,
      heading('[[头条]]', '2'),
      paragraphs('[[发生了什么，对{{company|贵公司}}有什么好处。]]'),
      button('阅读全文'),
      divider,
      {
        kind: 'columns',
        columns: [
          [heading('[[第二条消息]]', '3'), paragraphs('[[两三句话。]]')],
          [heading('[[第三条消息]]', '3'), paragraphs('[[两三句话。]]')],
        ],
      },
      heading('近期展会', '3'),
      bullets('[[展会、城市、日期、展位]]', '[[展会、城市、日期、展位]]'),
    ],
  },
  greeting: {
    name: '节日问候',
    theme: '{{name|您好}}，祝您[[节日]]快乐',
    preheader: '感谢您一年来的信任与支持',
    blocks: [
      heading('祝您[[节日]]快乐'),
      paragraphs(
        hello,
        '感谢您一年来的信任与支持。祝您和家人，以及{{company|贵公司}}的各位同事[[节日祝福]]。',
        '我们将于[[开始日期]]至[[结束日期]]放假。[[日期]]前收到的订单，节前照常发货。',
        '如有急事，请联系[[姓名和电话]]。',
      ),
    ],
  },
}
