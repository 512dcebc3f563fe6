/** The ways to sign in, as tabs, and the other steps of the same card. The address says which one stands there. */
export const tabs = ['password', 'phone', 'email', 'sub'] as const
const steps = ['register', 'forgot'] as const
export type Tab = (typeof tabs)[number]
export type AuthView = Tab | (typeof steps)[number]

export const isTab = (view: AuthView): view is Tab => tabs.some((tab) => tab === view)

export function viewOf(search: string): AuthView {
  const wanted = new URLSearchParams(search).get('tab')
  return [...tabs, ...steps].find((view) => view === wanted) ?? 'password'
}

/** The rest of the address stays: it says where to go afterwards. */
export function searchOf(search: string, view: AuthView): string {
  const params = new URLSearchParams(search)
  if (view === 'password') params.delete('tab')
  else params.set('tab', view)
  return params.size ? `?${params.toString()}` : ''
}
