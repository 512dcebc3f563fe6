import { expect, test, vi } from 'vitest'

vi.stubGlobal('addEventListener', () => {})
const { needsHomeScreen } = await import('./homeScreen.ts')

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'

test.each([
  ['an iPhone in Safari', { userAgent: iPhone, maxTouchPoints: 5, standalone: false }, true],
  ['an iPad in Safari', { userAgent: mac, maxTouchPoints: 5, standalone: false }, true],
  ['an iPhone from the home screen', { userAgent: iPhone, maxTouchPoints: 5, standalone: true }, false],
  ['a Mac', { userAgent: mac, maxTouchPoints: 0 }, false],
  ['an Android phone', { userAgent: android, maxTouchPoints: 5 }, false],
])('%s', (_, device, needs) => expect(needsHomeScreen(device)).toBe(needs))
