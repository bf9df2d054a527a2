import { expect, test } from '@playwright/test'
import { fileMoment, momentHeading } from '#contract/csv/file-moment.ts'

const moments: [name: string, moment: number, written: string][] = [
  ['a morning in Beijing', Date.UTC(2026, 2, 5, 1, 30), '2026-03-05 09:30:00'],
  ['an evening that is the next day in Beijing', Date.UTC(2026, 11, 31, 16), '2027-01-01 00:00:00'],
  ['a summer, in which the zone is the same', Date.UTC(2026, 6, 1), '2026-07-01 08:00:00'],
  ['a moment before 1970', Date.UTC(1969, 11, 31, 16), '1970-01-01 00:00:00'],
  ['a moment that is no date', 9e15, ''],
  ['no moment', Number.NaN, '']
]

for (const [name, moment, written] of moments)
  test(`a file has times with the year, which spreadsheets read as dates: ${name}`, () =>
    expect(fileMoment(moment)).toBe(written))

test('the heading of times names their zone', () => expect(momentHeading('開始')).toBe('開始 (UTC+08:00)'))
