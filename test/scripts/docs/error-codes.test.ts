import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { codes } from '../../../contract/codes.ts'
import { languageCodes } from '../../../contract/languages.ts'

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Every code that docs/requirements.md §8 lists, ranges spelled out. */
const listed = [
  ...range(610001, 610008),
  ...range(610010, 610014),
  ...[610016, 610020, 610021, 610022, 610023, 610030, 610031],
  ...[610401, 610402, 610403, 610404, 610500, 610520, 610521, 610596],
  ...range(610601, 610611),
  ...range(610614, 610617),
  ...[610632, 610633],
  ...range(610700, 610721),
  ...[610726, 610750, 610800, 610801, 610802],
  ...[611002, 611004, 611005, 611032, 611033, 611062, 611064, 611066],
  ...[612000, 612002, 612006, 612008, 612009, 612010, 612012, 612013, 612014, 612015, 612016],
  ...[612018, 612019, 612020, 612023, ...range(612024, 612030), 612032, 612033, 612034],
  ...range(612035, 612038),
  ...[...range(612043, 612048), 612051],
  ...[614009, ...range(614026, 614032), ...range(614100, 614103), ...range(614150, 614152), ...range(614200, 614202)]
]

const named = Object.values(codes).filter(code => code !== codes.success)

const readTexts = async (file: string): Promise<Record<string, string>> =>
  JSON.parse(await readFile(new URL(`../../../session/messages/${file}`, import.meta.url), 'utf8'))

for (const language of languageCodes) {
  test(`every listed and every named code has its sentence in ${language}, and no other has one`, async () => {
    const texts = { ...(await readTexts(`${language}.json`)), ...(await readTexts(`codes/${language}.json`)) }
    // A code may have further sentences for a case of it, as `code.610606.newer`.
    const written = [...new Set(Object.keys(texts).flatMap(key => /^code\.\d+/.exec(key) ?? []))]
    const expected = [...new Set([...listed, ...named])].map(code => `code.${code}`)
    expect(written.sort()).toEqual(expected.sort())
  })
}
