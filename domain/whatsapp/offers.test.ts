import { expect, test } from 'vitest'
import { coordinatesIn, isFaultless, listFaults, offerTextFault, titleFaults, writtenCoordinates } from './offers.ts'

test('titles are there, short enough and apart from each other', () => {
  expect(titleFaults(['Yes', ' ', 'x'.repeat(21), 'Yes '], 20)).toEqual([null, 'missing', 'tooLong', 'twice'])
  expect(offerTextFault('')).toBe('missing')
  expect(offerTextFault('x'.repeat(1_025))).toBe('tooLong')
})

const row = (title: string, description = '') => ({ id: title, title, description })

test('a list has ten rows in all, and titles where it has several sections', () => {
  const list = { button: 'Choose', sections: [{ title: '', rows: [row('Lamps'), row('Lights')] }] }
  expect(isFaultless(listFaults(list))).toBe(true)
  const two = { ...list, sections: [...list.sections, { title: 'More', rows: [row('Lamps')] }] }
  expect(listFaults(two).sections).toMatchObject([
    { title: 'missing', rows: [{ title: null }, { title: null }] },
    { title: null, rows: [{ title: 'twice' }] },
  ])
  const eleven = Array.from({ length: 11 }, (_, n) => row(`Lamp ${n}`))
  expect(listFaults({ ...list, sections: [{ title: '', rows: eleven }] }).tooMany).toBe(true)
  const wordy = { ...list, sections: [{ title: '', rows: [row('Lamps', 'x'.repeat(73))] }] }
  expect(isFaultless(listFaults(wordy))).toBe(false)
})

test.each([
  ['29.868, 121.544', 29.868, 121.544],
  ['-33.9，18.4', -33.9, 18.4],
  ['geo:29.868,121.544', 29.868, 121.544],
  ['https://www.google.com/maps/place/X/@29.8,121.5,17z/data=!3d29.868!4d121.544', 29.868, 121.544],
  ['https://maps.google.com/?q=29.868,121.544', 29.868, 121.544],
  ['https://www.openstreetmap.org/?mlat=29.868&mlon=121.544', 29.868, 121.544],
  ['https://www.openstreetmap.org/#map=16/29.868/121.544', 29.868, 121.544],
])('%s is a place', (text, latitude, longitude) => {
  expect(coordinatesIn(text)).toEqual({ latitude, longitude })
})

test('what is no place on earth is none', () => {
  for (const text of ['', 'Hall 5', '91, 10', '10, 181', '12']) expect(coordinatesIn(text)).toBeNull()
  expect(writtenCoordinates({ latitude: 29.8683, longitude: 121.54400001 })).toBe('29.86830, 121.54400')
})
