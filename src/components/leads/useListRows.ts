import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { followersInFile } from '#domain/leadSources/followerFile'
import { knownTitles, pastedRows, rowsOfSheet } from '#domain/leads/broughtRows'
import { leadCalls } from '#domain/leads/calls'
import type { BroughtRow } from '#domain/leads/form'
import type { LeadField } from '#domain/leads/foundLead'
import { limits } from '#domain/limits'
import { toBase64 } from '#workers/base64'
import { useClient } from '../../lib/client.ts'
import { useWords } from '../../lib/errors.ts'
import { request } from '../../lib/http.ts'

/** `rows` null: nothing of it was taken, and `problem` says why. `titles`: the columns that are known. */
export type ListFileRows = {
  name: string
  rows: BroughtRow[] | null
  titles: LeadField[]
  isCut: boolean
  problem: string
}
export type ListRows = ReturnType<typeof useListRows>

/** A list out of a file, read on the device by the worker that reads sheets; a PDF by the server. */
export function useListRows() {
  const { t } = useTranslation('leads')
  const { sheets } = useClient()
  const words = useWords()
  const [file, setFile] = useState<ListFileRows | null>(null)
  const [isReading, setReading] = useState(false)

  async function rowsOf(chosen: File): Promise<Omit<ListFileRows, 'name'>> {
    const none = { rows: null, titles: [], isCut: false }
    if (await isPdf(chosen)) return { ...none, ...(await rowsOfPdf(chosen)) }
    const table = await sheets.table(chosen, limits.leadRows)
    if (table.kind === 'failed') return { ...none, problem: words.ofCode(table.code, table.values) }
    const titles = knownTitles(table.cells) as LeadField[]
    // A text without titles may be that of a printed list.
    const isText = titles.length === 0 && /\.(txt|text)$/i.test(chosen.name)
    const rows = isText ? pastedRows(await chosen.text()) : rowsOfSheet(table.cells)
    if (rows.length === 0) return { ...none, problem: t('form.fileNone') }
    return { rows, titles, isCut: table.isCut, problem: '' }
  }

  async function rowsOfPdf(chosen: File): Promise<Pick<ListFileRows, 'rows' | 'problem'>> {
    if (chosen.size > limits.leadPdfBytes)
      return { rows: null, problem: t('form.pdfLarge', { size: limits.leadPdfBytes / 1_000_000 }) }
    try {
      const pdf = toBase64(new Uint8Array(await chosen.arrayBuffer()))
      const rows = pastedRows((await request(leadCalls.read_pdf, { pdf })).text)
      return rows.length > 0 ? { rows, problem: '' } : { rows: null, problem: t('form.fileNone') }
    } catch (error) {
      return { rows: null, problem: words.ofError(error) ?? '' }
    }
  }

  /** Null: nothing of it was taken. */
  async function read(chosen: File): Promise<BroughtRow[] | null> {
    setReading(true)
    try {
      const found = await rowsOf(chosen)
      setFile({ name: chosen.name, ...found })
      return found.rows
    } finally {
      setReading(false)
    }
  }
  /** Those who follow the user's own account, out of Instagram's download of it. */
  async function readFollowers(chosen: File): Promise<void> {
    setReading(true)
    try {
      const isLarge = chosen.size > limits.followerFileBytes
      const found = isLarge ? null : followersInFile(await chosen.text())
      const rows = found?.slice(0, limits.leadRows).map(({ name, at }) => ({
        social: name,
        ...(at !== null && { followed_on: new Date(at).toISOString().slice(0, 10) }),
      }))
      const none = found ? 'social.followersEmpty' : isLarge ? 'social.followersLarge' : 'social.followersUnknown'
      const isCut = (found?.length ?? 0) > limits.leadRows
      setFile({
        name: chosen.name,
        rows: rows?.length ? rows : null,
        titles: [],
        isCut,
        problem: rows?.length ? '' : t(none),
      })
    } finally {
      setReading(false)
    }
  }
  return { file, isReading, read, readFollowers, drop: () => setFile(null) }
}

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-'
