import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { codes } from '#contract/codes.ts'
import { vendorCodes } from '#contract/vendor-codes.ts'

/** The catalogue of the specification's §8, a line a chapter; two numbers with a hyphen are a range, both ends in it. */
const catalogue = `
  610000
  610001 610002 610003 610004-610006 610007 610008 610010 610011 610012 610013 610014 610016 610020 610021 610022 610023 610030 610031
  610401 610402 610403 610404 610500 610520 610521 610596 610601 610602 610603 610604 610605-610608 610609 610610 610611 610614-610617 610632 610633
  610700 610701 610702 610703 610704 610705 610706-610707 610708 610715 610709 610710-610721 610726 610750 610800 610801 610802
  611002 611004 611005 611032-611033 611062 611064 611066
  612000 612002 612006 612008 612009 612010 612012 612013 612014 612015 612016 612018 612019 612020 612023 612024 612025 612026 612027 612028 612029 612030 612032 612033 612034 612035-612038 612043 612044 612045 612046 612047 612048 612051
  614009 614026 614027-614032 614100-614103 614150-614152 614200-614202`

const listed = [
  ...new Set(
    catalogue
      .trim()
      .split(/\s+/)
      .flatMap(entry => {
        const [from = 0, to = from] = entry.split('-').map(Number)
        return Array.from({ length: to - from + 1 }, (_, place) => from + place)
      })
  )
].sort()

test('names every code of the catalogue once, and no other', () => {
  const named = [...Object.values(codes), ...Object.values(vendorCodes)]
  expect(named.toSorted()).toEqual(listed)
  const names = [...Object.keys(codes), ...Object.keys(vendorCodes)]
  expect(new Set(names).size).toBe(names.length)
})

for (const language of ['zh', 'en', 'ja', 'ko', 'th', 'fr'])
  test(`has a sentence for every code but success in ${language}`, () => {
    const read = (folder: string) =>
      JSON.parse(readFileSync(new URL(`../../session/messages/${folder}${language}.json`, import.meta.url), 'utf8'))
    const texts: Record<string, string> = { ...read(''), ...read('codes/') }
    expect(listed.filter(code => code !== codes.success && !texts[`code.${code}`])).toEqual([])
  })
