import type en from '../messages/en.json'

export type TextKey = keyof typeof en
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts that the server wrote into the page, all in the page's one language. */
export const readTexts = (): Text => {
  const texts: Record<TextKey, string> = JSON.parse(document.getElementById('texts')?.textContent ?? '{}')
  return (key, values = {}) => texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
