import { numberFormat } from '@portal/session'

const usual: Intl.NumberFormatOptions = { maximumFractionDigits: 1 }

/** Writes figures in a language. Options that the browser refuses are ignored with a warning. */
export const writeWith = (language: string, given?: Intl.NumberFormatOptions | null): ((value: number) => string) => {
  const options = given ?? usual
  try {
    return numberFormat(language, options).format
  } catch (cause) {
    console.warn('<portal-chart> number: the browser refuses these options, ignored:', options, cause)
    return numberFormat(language, usual).format
  }
}
