/** What pages and search engines say when they take the visitor for a robot. */
const signs = [
  /captcha/i,
  /unusual traffic/i,
  /access (to this page )?(is |has been )?denied/i,
  /are you a (human|robot)/i,
  /(verify|confirm) (that )?you('re| are) (a )?(human|not a robot)/i,
  /automated (queries|requests)/i,
  /too many requests/i,
  /you have been blocked/i,
  /\bsuspended\b/i,
  /ungewöhnlichen datenverkehr/i,
  /异常流量|验证码|安全验证|访问(过于|太)频繁|请求过于频繁/,
  /запросы.{0,40}похожи на автоматические|вы не робот/i,
]

/** Whether a page that has no result on it says that it blocks us. */
export const saysBlocked = (text: string): boolean => signs.some((sign) => sign.test(text))
