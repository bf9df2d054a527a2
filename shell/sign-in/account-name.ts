import { type AccountName, browserLocales, localeOf, readAccountName } from '@portal/session'
import { atom } from 'nanostores'

/** The text in the field for phone or e-mail. All forms share it: nobody types it twice. */
export const $account = atom('')

/** The country in whose way phones without a country code are read: the first that the browser's languages name. */
export const browserCountry = (languages: readonly string[] = browserLocales()): string | undefined => {
  for (const language of languages) {
    const region = localeOf(language)?.region
    if (region !== undefined) return region
  }
  return localeOf(languages[0] ?? '')?.maximize().region
}

/** Digits without a country code: only the rules of a country tell which number they are. */
const isNational = (text: string): boolean => /^\(?\d[\d\s().-]{4,}$/.test(text) && !text.startsWith('00')

/** The rules of all countries are many times as long as this page; they come when somebody types such a number. */
const loadRules = () => import('./fields/national-phone.ts')

/** Fetches the rules while the person is still typing. */
export const expectPhone = (typed: string): void => {
  if (/^[\d(]{3}/.test(typed)) loadRules().catch(() => undefined)
}

/** Tells phone from e-mail, and reads phones as the browser's country writes them. */
export const readAccount = async (typed: string): Promise<AccountName> => {
  const text = typed.trim().normalize('NFKC')
  const known = readAccountName(text)
  if (!isNational(text)) return known
  try {
    const cellphone = (await loadRules()).readNationalPhone(text, browserCountry())
    return cellphone === undefined ? known : { kind: 'cellphone', cellphone }
  } catch (cause) {
    console.warn('Phones can be read only with their country code: the rules could not be loaded.', cause)
    return known
  }
}

/** How the field was read where that differs from the typed text: a phone with the country code that was added. */
export const readAs = async (typed: string): Promise<string | undefined> => {
  if (!isNational(typed.trim().normalize('NFKC'))) return undefined
  const account = await readAccount(typed)
  if (account.kind !== 'cellphone') return undefined
  const { writePhone } = await loadRules()
  return writePhone(account.cellphone)
}
