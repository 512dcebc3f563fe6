import { expect, test } from 'vitest'
import { agreedWording, type LeadAnswer, type LeadFormFacts, personOfLead } from './leadForm.ts'

const answer: LeadAnswer = {
  id: '1',
  created_time: '2026-11-28T10:00:00+0000',
  form_id: '2',
  field_data: [
    { name: 'FIRST_NAME', values: ['Ana'] },
    { name: 'last_name', values: ['Lima'] },
    { name: 'work_email', values: ['ana@lima.example'] },
    { name: 'city', values: ['Porto'] },
    { name: 'how_many_lamps?', values: ['200'] },
    { name: 'empty', values: [''] },
  ],
  custom_disclaimer_responses: [{ checkbox_key: 'news', is_checked: '1' }],
}
const form: LeadFormFacts = {
  id: '2',
  name: 'Catalogue 2027',
  legal_content: {
    privacy_policy: { url: 'https://lamps.example/privacy', link_text: 'Privacy' },
    custom_disclaimer: {
      title: 'News',
      body: { text: 'We write four times a year.' },
      checkboxes: [
        { key: 'news', text: 'I want news by email', is_required: false },
        { key: 'calls', text: 'You may call me', is_required: false },
      ],
    },
  },
}

test('fields that Meta fills in are those of a contact, and the others are answers', () => {
  expect(personOfLead(answer)).toEqual({
    name: 'Ana Lima',
    company: '',
    position: '',
    email: 'ana@lima.example',
    phone: '',
    address: 'Porto',
    others: [{ question: 'how many lamps?', answer: '200' }],
  })
})

test('what was ticked is kept in the words of the form, and nothing that was not', () => {
  expect(agreedWording(form, answer)).toBe(
    'Catalogue 2027\nNews\nWe write four times a year.\n[x] I want news by email\nhttps://lamps.example/privacy',
  )
  const silent = { ...answer, custom_disclaimer_responses: [{ checkbox_key: 'news', is_checked: '0' }] }
  expect(agreedWording(form, silent)).toBeNull()
  expect(agreedWording({ id: '2', name: '' }, answer)).toBeNull()
})
