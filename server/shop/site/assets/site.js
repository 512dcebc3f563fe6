// Added to a shop's pages where scripts run: a list for an inquiry, the search, and work that shows a form was not sent by a flood.
// Every page works without it. Nothing is kept but the list, in the visitor's own browser.
const listKey = 'inquiry list'

function readList() {
  try {
    const list = JSON.parse(localStorage.getItem(listKey) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one?.slug === 'string') : []
  } catch {
    return []
  }
}

function keepList(list) {
  try {
    localStorage.setItem(listKey, JSON.stringify(list.slice(0, 50)))
  } catch {
    // A browser that keeps nothing has no list; the form is there all the same.
  }
  showCount()
}

const showCount = () => {
  for (const place of document.querySelectorAll('[data-count]')) place.textContent = readList().length || ''
}

function offerList() {
  for (const button of document.querySelectorAll('[data-add]')) {
    const { add: slug, title, done } = button.dataset
    button.hidden = false
    const mark = () => {
      if (readList().some((one) => one.slug === slug)) button.textContent = done
    }
    button.addEventListener('click', () => {
      const list = readList()
      if (!list.some((one) => one.slug === slug)) keepList([...list, { slug, title, count: 1 }])
      mark()
    })
    mark()
  }
}

function showList() {
  const place = document.querySelector('[data-list]')
  if (!place) return
  const field = place.querySelector('input[name="items"]')
  const rows = place.querySelector('[data-rows]')
  const draw = () => {
    const list = readList()
    place.hidden = list.length === 0
    field.value = list.map(({ slug, count }) => `${slug}*${count}`).join(',')
    rows.replaceChildren(...list.map((one) => rowOf(one, list, draw)))
  }
  draw()
}

function rowOf(one, list, draw) {
  const row = document.createElement('li')
  const label = document.createElement('label')
  const count = Object.assign(document.createElement('input'), { type: 'number', min: '1', max: '9999999', value: one.count })
  label.append(one.title, count)
  count.addEventListener('change', () => {
    keepList(list.map((other) => (other.slug === one.slug ? { ...other, count: Math.max(1, Number(count.value) || 1) } : other)))
    draw()
  })
  const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'second', textContent: '×' })
  remove.setAttribute('aria-label', `× ${one.title}`)
  remove.addEventListener('click', () => {
    keepList(list.filter((other) => other.slug !== one.slug))
    draw()
  })
  row.append(label, remove)
  return row
}

/** Some thousand hashes: nothing for one visitor, much for who sends a million forms. */
async function doWork(form) {
  const { stamp, bits } = form.dataset
  const field = form.querySelector('input[name="work"]')
  if (!stamp || !field || !globalThis.crypto?.subtle) return
  const encoder = new TextEncoder()
  for (let nonce = 0; nonce < 5_000_000; nonce++) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`${stamp}:${nonce}`)))
    if (((hash[0] << 16) | (hash[1] << 8) | hash[2]) >>> (24 - Number(bits)) === 0) {
      field.value = nonce
      return
    }
  }
}

let index = null

async function readIndex({ search, base }) {
  const lang = document.documentElement.lang.toLowerCase()
  const parts = await Promise.all(
    Array.from({ length: Number(search) }, async (_, n) => (await fetch(`${base}search/${lang}-${n + 1}.json`)).json()),
  )
  return parts.flat().map(([slug, title, text]) => ({ slug, title, text: `${title} ${text}`.toLowerCase() }))
}

function offerSearch() {
  const input = document.querySelector('[data-search]')
  if (!input) return
  const place = document.querySelector('[data-results]')
  const find = async () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean)
    if (!words.length) return place.replaceChildren()
    index ??= readIndex(input.dataset)
    const found = (await index).filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 40)
    const list = document.createElement('ul')
    list.append(
      ...found.map(({ slug, title }) => {
        const link = Object.assign(document.createElement('a'), { href: `${input.dataset.base}p/${slug}/`, textContent: title })
        const row = document.createElement('li')
        row.append(link)
        return row
      }),
    )
    place.replaceChildren(found.length ? list : input.dataset.none)
  }
  // Without its index the page is a list of categories.
  const show = () => {
    find().catch(() => {
      index = null
    })
  }
  input.form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  input.addEventListener('input', show)
  input.value = new URLSearchParams(location.search).get('q') ?? ''
  show()
}

showCount()
offerList()
showList()
offerSearch()
const form = document.querySelector('form[data-stamp]')
// Without it the form is taken as well.
if (form) doWork(form).catch(() => {})
if (document.querySelector('[data-sent]')) keepList([])
