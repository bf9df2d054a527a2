import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { calls } from '#contract/index.ts'
import { type Answer, readAnswer, send } from './client.ts'

type Fields = { intLangCode: string; langName: string; mode: 'add' | 'replace' }

/** A part of an upload: a text, or a file with its name. */
export type Part = string | { name: string; content: string | Uint8Array<ArrayBuffer> }

/** Sends parts as they are, in their order, as a browser's form does. */
export const postParts = async (
  url: string,
  token: string | undefined,
  parts: readonly (readonly [field: string, part: Part])[]
): Promise<Answer<LanguageRow>> => {
  const form = new FormData()
  for (const [field, part] of parts)
    if (typeof part === 'string') form.append(field, part)
    else form.append(field, new Blob([part.content], { type: 'application/json' }), part.name)
  const response = await fetch(new URL(calls.uploadLanguageFile.path, url), {
    method: 'POST',
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    body: form
  })
  return (await readAnswer(response)) as Answer<LanguageRow>
}

export const fileOf = (texts: object): string => JSON.stringify({ sso: texts })

/** Uploads a file with its three fields. */
export const upload = (
  url: string,
  token: string | undefined,
  fields: Fields,
  content: string | Uint8Array<ArrayBuffer>,
  name = `${fields.intLangCode}.json`
) => postParts(url, token, [...Object.entries(fields), ['file', { name, content }]])

export const hashesOf = async (url: string): Promise<Record<string, string>> => {
  const { data } = await send(url, calls.languageHashes)
  return Object.fromEntries(data.map(({ intLangCode, langDescJsonMd5 }) => [intLangCode, langDescJsonMd5]))
}

export const textsOf = async (url: string, intLangCode: string): Promise<Record<string, string>> =>
  (await send(url, calls.languageFile, { query: { intLangCode } })).data.sso ?? {}

/** The texts of all topics, as a person downloads them. */
export const wholeTextsOf = async (url: string, intLangCode: string): Promise<Record<string, Record<string, string>>> =>
  (await send(url, calls.languageFile, { query: { intLangCode, whole: true } })).data

/** Uploads topics over a language that is there. */
export const uploadTopics = (url: string, token: string | undefined, intLangCode: string, topics: object) =>
  upload(url, token, { intLangCode, langName: intLangCode, mode: 'replace' }, JSON.stringify(topics))
