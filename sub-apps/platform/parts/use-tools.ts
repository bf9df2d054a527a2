import { $format, $language, $permissions, type Format } from '@portal/session'
import { useMemo } from 'react'
import type { Language } from '#contract/languages.ts'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { type Text, useText } from '../texts.ts'

/** The tools that describe a page. They change only with the language, the permissions and the frame. */
export type Tools = {
  text: Text
  format: Format
  language: Language
  /** The address of a page of this application by its path below it: `/elevator/manage`. */
  to: (path: string) => string
  /** Whether the person holds a permission. The cloud decides again. */
  may: (permission: string) => boolean
}

export const useTools = (): Tools => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  const held = useStore($permissions)
  const { basePath } = useSubApp()
  const kept = keptQuery(useOwnRoute().search)
  return useMemo(
    () => ({
      text,
      format,
      language,
      to: path => basePath + path + kept,
      may: permission => held.includes(permission)
    }),
    [text, format, language, held, basePath, kept]
  )
}
