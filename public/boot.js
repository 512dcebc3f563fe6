// Before the first paint: the skeleton wears the chosen language and theme, and is that of the page which will come.
try {
  var root = document.documentElement
  var theme = localStorage.getItem('fairlead.theme')
  var language = localStorage.getItem('fairlead.language')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (language === 'en-US') root.lang = language
  if (!localStorage.getItem('fairlead.signedIn')) root.dataset.page = 'login'
} catch {
  // Storage refused: the device's own theme, and Chinese.
}
