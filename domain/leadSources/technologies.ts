/** What a page shows of how it is made: its generator, the servers of its scripts and styles, what its server says of itself. */
export type PageSigns = { generator: string; addresses: readonly string[]; software: readonly string[] }
export type TechnologySign = { name: string; sign: string }

/** In which sign, and by what. */
const technologies: readonly (readonly [name: string, of: 'generator' | 'address' | 'software', sign: RegExp])[] = [
  ['WordPress', 'generator', /^wordpress/i],
  ['WooCommerce', 'generator', /^woocommerce/i],
  ['Joomla', 'generator', /^joomla/i],
  ['Drupal', 'generator', /^drupal/i],
  ['TYPO3', 'generator', /^typo3/i],
  ['Wix', 'generator', /^wix\.com/i],
  ['Shopify', 'generator', /^shopify/i],
  ['PrestaShop', 'generator', /^prestashop/i],
  ['Contao', 'generator', /^contao/i],
  ['Hugo', 'generator', /^hugo/i],
  ['Webflow', 'generator', /^webflow/i],
  ['Squarespace', 'generator', /^squarespace/i],
  ['Jimdo', 'generator', /jimdo/i],
  ['Blogger', 'generator', /^blogger/i],
  ['Ghost', 'generator', /^ghost/i],
  ['OpenCart', 'generator', /^opencart/i],
  ['Shopware', 'generator', /^shopware/i],
  ['WordPress', 'address', /\/wp-(content|includes)\//],
  ['WooCommerce', 'address', /\/plugins\/woocommerce\//],
  ['Elementor', 'address', /\/plugins\/elementor\//],
  ['Shopify', 'address', /\/\/cdn\.shopify\.com\//],
  ['Wix', 'address', /\/\/static\.(parastorage|wixstatic)\.com\//],
  ['Squarespace', 'address', /\/\/static1?\.squarespace\.com\//],
  ['Webflow', 'address', /\/\/(assets|cdn)[\w.-]*\.webflow\.com\/|\.website-files\.com\//],
  ['Magento', 'address', /\/static\/(version\d+\/)?frontend\/|\/skin\/frontend\//],
  ['PrestaShop', 'address', /\/modules\/ps_/],
  ['TYPO3', 'address', /\/typo3(conf|temp)\//],
  ['Drupal', 'address', /\/sites\/(default|all)\/(files|modules|themes)\//],
  ['BigCommerce', 'address', /\/\/cdn\d*\.bigcommerce\.com\//],
  ['Next.js', 'address', /\/_next\/static\//],
  ['Nuxt', 'address', /\/_nuxt\//],
  ['Google Analytics', 'address', /\/\/www\.google-analytics\.com\/|googletagmanager\.com\/gtag/],
  ['Google Tag Manager', 'address', /googletagmanager\.com\/gtm\.js/],
  ['Meta Pixel', 'address', /\/\/connect\.facebook\.net\//],
  ['Baidu Tongji', 'address', /\/\/hm\.baidu\.com\//],
  ['Yandex Metrica', 'address', /\/\/mc\.yandex\.ru\//],
  ['Matomo', 'address', /\/(matomo|piwik)\.js/],
  ['Hotjar', 'address', /\/\/static\.hotjar\.com\//],
  ['HubSpot', 'address', /\/\/js[\w-]*\.(hs-scripts|hsforms|hs-analytics)\.(com|net)\//],
  ['Zendesk', 'address', /\/\/static\.zdassets\.com\//],
  ['Intercom', 'address', /\/\/(widget|js)\.intercom(cdn)?\.(io|com)\//],
  ['Tawk.to', 'address', /\/\/embed\.tawk\.to\//],
  ['LiveChat', 'address', /\/\/cdn\.livechatinc\.com\//],
  ['Mailchimp', 'address', /\/\/[\w-]+\.list-manage\.com\/|chimpstatic\.com\//],
  ['Stripe', 'address', /\/\/js\.stripe\.com\//],
  ['PayPal', 'address', /\/\/www\.paypal(objects)?\.com\//],
  ['Klarna', 'address', /\/\/[\w.-]*klarna(cdn|services)?\.(com|net)\//],
  ['reCAPTCHA', 'address', /\/recaptcha\//],
  ['jQuery', 'address', /\/jquery[.\d-]*(\.min)?\.js/],
  ['Bootstrap', 'address', /\/bootstrap[.\d-]*(\.bundle)?(\.min)?\.(js|css)/],
  ['Cloudflare', 'software', /^cloudflare/i],
  ['nginx', 'software', /^(nginx|openresty|tengine)/i],
  ['Apache', 'software', /^apache/i],
  ['LiteSpeed', 'software', /^litespeed/i],
  ['Microsoft IIS', 'software', /^microsoft-iis/i],
  ['PHP', 'software', /^php\//i],
  ['ASP.NET', 'software', /^asp\.net/i],
  ['Express', 'software', /^express/i],
  ['Next.js', 'software', /^next\.js/i],
  ['Vercel', 'software', /^vercel/i],
  ['Netlify', 'software', /^netlify/i],
]

/** Each technology once, with what showed it. */
export function technologiesOf({ generator, addresses, software }: PageSigns): TechnologySign[] {
  const signs = { generator: generator ? [generator] : [], address: addresses, software }
  const found = new Map<string, string>()
  for (const [name, of, pattern] of technologies) {
    const sign = found.has(name) ? undefined : signs[of].find((one) => pattern.test(one))
    if (sign !== undefined) found.set(name, sign)
  }
  return [...found].map(([name, sign]) => ({ name, sign }))
}
