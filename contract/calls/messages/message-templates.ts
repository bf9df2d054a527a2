import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import * as limits from '../../limits.ts'
import { id, idInQuery, page } from '../../paging.ts'
import { messagePermissions } from '../../permissions.ts'
import { placeholdersOf } from '../../texts/message-keys.ts'
import { shownTexts, type TranslatedTexts, translatedTexts } from '../languages/translated-texts.ts'
import { messageLink } from './message-link.ts'

/*
 * Texts to write messages from, in up to six languages. `{{name}}` holds the place of a value that the sender fills in.
 */

const path = '/api/managercloud/message/v1/template'
const reading = { permission: messagePermissions.templates }
const editing = { permission: messagePermissions.editTemplates }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The placeholders of texts, each once, in the order of the alphabet. */
export const placeholdersIn = (texts: Partial<TranslatedTexts>): string[] =>
  placeholdersOf(
    Object.values(texts)
      .map(written => `${written?.title} ${written?.content}`)
      .join(' ')
  )

/** Whether all languages have the same placeholders: a value that one language lacks would be lost there. */
export const hasSamePlaceholders = (texts: TranslatedTexts): boolean => {
  const wanted = placeholdersIn(texts).join()
  return Object.values(texts).every(
    written => written === undefined || placeholdersOf(`${written.title} ${written.content}`).join() === wanted
  )
}

/** Puts values into the places of their names. A place without a value stays, so that its writer sees it. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) && values[name] !== '' ? String(values[name]) : place
  )

export const messageTemplate = v.object({
  templateId: v.number(),
  name: v.string(),
  /** The tenant that it belongs to; null for one that all tenants share. */
  tenantId: v.nullable(v.number()),
  tenantName: v.nullable(v.string()),
  texts: shownTexts,
  url: v.nullable(v.string()),
  updateTime: v.pipe(v.number(), v.integer()),
  /** Whether it is one of the own tenants, or the user sees every tenant. */
  changeable: v.boolean(),
  version: readVersion
})
export type MessageTemplate = v.InferOutput<typeof messageTemplate>

export const templateList = defineCall({
  method: 'GET',
  path,
  summary: 'The templates of the own tenants and those that all share, by name, a page at a time.',
  access: reading,
  query: v.object({ ...page, text: v.optional(trimmedString(limits.nameMaxLength)) }),
  data: v.object({ list: v.array(messageTemplate), total: count })
})

export const templateDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One template; one that is not there or not for this user answers 610603.',
  access: reading,
  query: v.object({ templateId: idInQuery }),
  data: messageTemplate
})

const about = {
  name: text(limits.templateNameMaxLength),
  texts: v.pipe(translatedTexts, v.check(hasSamePlaceholders, 'the same placeholders in each language')),
  url: messageLink
}

export const createTemplate = defineCall({
  method: 'POST',
  path,
  summary:
    'Makes a template of the own tenant, or one that all share where the user sees every tenant. A name that is taken ' +
    'answers 610602.',
  access: editing,
  body: v.object(about),
  data: v.object({ templateId: v.number() })
})

export const updateTemplate = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes a template. A shared one is for those who see every tenant: 610603 for others.',
  access: editing,
  body: v.object({ templateId: id, version: v.optional(seenVersion), ...about }),
  data: v.null()
})

export const deleteTemplate = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary: 'Deletes a template. Messages that were written from it stay.',
  access: editing,
  body: v.object({ templateId: id }),
  data: v.null()
})
