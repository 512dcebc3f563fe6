import type { LeadLines, LeadPlaces, LeadQuery } from './api.ts'

/** What the search worker is asked about leads: lists of a job by their number. */
export type LeadWorkerApi = {
  openLeads(view: number, job: string, query: LeadQuery): Promise<void>
  leadLines(view: number, from: number, to: number): Promise<LeadLines>
  leadIds(view: number): Promise<string[]>
  leadPosition(view: number, id: string): Promise<number>
  leadPlaces(view: number): Promise<LeadPlaces>
  closeLeads(view: number): Promise<void>
}
