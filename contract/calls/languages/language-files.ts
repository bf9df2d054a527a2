import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, text } from '../../checks/bounds.ts'
import { readVersion, seenVersion, seenVersionInForm } from '../../checks/versions.ts'
import { codes } from '../../codes.ts'
import * as limits from '../../limits.ts'
import { id, yesOrNo } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { topicForm } from '../../texts/language-topics.ts'

/*
 * The languages as the cloud keeps them: one file of texts each, which is laid over the texts that ship with the portal
 * (contract, Languages). language-file-rules.ts decides which files are refused, and why. The cloud uses it, and so does
 * the page that checks a file before the upload.
 */

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const time = v.pipe(v.number(), v.integer())

const codeReason = 'a language code, as th or pt-BR'

/** A language's code as a browser writes it: `th`, `pt-BR`, `zh-Hant-TW`. Never a path, never a name that objects inherit. */
export const intLangCode = v.pipe(
  boundedString(limits.languageCodeMaxLength, codeReason),
  v.regex(/^[a-z]{2,3}(-[A-Za-z]{4})?(-([A-Z]{2}|\d{3}))?$/, codeReason)
)

const md5 = v.pipe(boundedString(32), v.regex(/^[0-9a-f]{32}$/))

const mayOperate = { permission: permissions.languages, refusedWith: codes.languageOperationForbidden }
const mayEdit = { permission: permissions.languages, refusedWith: codes.languageEditForbidden }
const mayDelete = { permission: permissions.languages, refusedWith: codes.languageDeleteForbidden }

/** A flat map of texts by key. */
const texts = v.record(v.string(), v.string())

/** The topic of texts: `sso` for those of the portal, the prefix of a sub-application for those of one. */
export const topicName = v.pipe(boundedString(limits.subAppPrefixMaxLength), v.regex(topicForm, 'a topic, as shop'))

export const languageFile = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/language/v1/find_lang',
  summary:
    'The texts of one language, as they are kept; also for the sign-in page, so no token is asked for. With `topic` those of one topic alone, which can be none. With `whole` a topic that the file lacks is there as it came with the portal.',
  timeLimit: 'none',
  ignoreCode: true,
  access: 'anyone',
  query: v.object({ intLangCode, topic: v.optional(topicName), whole: v.optional(yesOrNo) }),
  data: v.record(v.string(), texts)
})

/** `topics` names the sub-applications that the language has texts for, besides those that came with them. */
export const languageHash = v.object({
  intLangCode,
  langDescJsonMd5: md5,
  topics: v.optional(v.array(topicName))
})

export const languageHashes = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/language/v1/all_lang_md5_list',
  summary: 'Every language with the MD5 of its stored bytes, so that a file that did not change is not fetched again.',
  timeLimit: 'none',
  access: 'anyone',
  data: v.array(languageHash)
})

/** Whether these are the texts that came with the portal; a cloud that does not say so ships none. */
const shipped = v.optional(v.boolean(), false)

/** The row of a language in the list, and the answer of an upload. */
export const languageRow = v.object({
  intLangCode,
  langName: v.string(),
  langDescJsonMd5: md5,
  /** Texts of all topics, those too that came with the portal. */
  keyCount: count,
  /** Keys that the language needs: those of the English file, with the plural forms of the language itself. */
  expectedCount: count,
  /** How many of them this one lacks. */
  missingCount: count,
  /** The same for each topic; a cloud that knows none says nothing. */
  topics: v.optional(v.array(v.object({ topic: topicName, expectedCount: count, missingCount: count })), []),
  updateTime: time,
  /** Nickname of the person who changed it last. Null while the shipped texts are current, and where the account is gone. */
  updateUser: v.nullable(v.string()),
  shipped,
  /** How many people used the portal in this language in the last 30 days. */
  userCount: count,
  version: readVersion
})
export type LanguageRow = v.InferOutput<typeof languageRow>

export const languageList = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/language/v1/find_all_lang_list',
  summary: 'Every language with its size, how complete it is, who changed it last and how many use it.',
  access: mayOperate,
  data: v.array(languageRow)
})

/** `add` makes a new language, `replace` gives one that is there a new file. */
export const uploadModes = ['add', 'replace'] as const

/** A language's name in itself, as the picker and the list show it. */
export const langName = v.pipe(text(40), v.regex(/^[^\p{Cc}<>]*$/u, 'without angle brackets and control characters'))

/** The fields travel beside one part named `file`, whose name ends in `.json`. */
export const uploadLanguageFile = defineCall({
  method: 'POST',
  path: '/api/userservice/admin/language/v1/upload_int_lang_file',
  summary: 'Adds a language or replaces the file of one; open portals are told at once.',
  timeLimit: 'none',
  access: mayEdit,
  encoding: 'multipart',
  body: v.object({ intLangCode, langName, mode: v.picklist(uploadModes), version: v.optional(seenVersionInForm) }),
  file: {
    part: 'file',
    description:
      'One `.json` file in UTF-8: `{ "sso": { key: text }, "shop": { key: text } }`, flat or nested. A topic that it lacks stays as it is, and notes `"@key": { … }` are left out; see language-file-rules.ts.',
    bytesMax: limits.languageFileBytesMax
  },
  data: languageRow
})

export const deleteLanguageFile = defineCall({
  method: 'PUT',
  path: '/api/userservice/admin/language/v1/delete_int_lang_file',
  summary: 'Deletes a language with its earlier versions. English stays, because it stands in for every other.',
  access: mayDelete,
  body: v.object({ intLangCode }),
  data: v.null()
})

export const languageVersion = v.object({
  versionId: v.number(),
  langDescJsonMd5: md5,
  keyCount: count,
  updateTime: time,
  updateUser: v.nullable(v.string()),
  shipped,
  /** Whether this is the version that the language shows now. */
  current: v.boolean()
})
export type LanguageVersion = v.InferOutput<typeof languageVersion>

export const languageVersions = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/language/v1/find_lang_versions',
  summary: 'The last versions of a language, newest first, ten at most.',
  access: mayOperate,
  query: v.object({ intLangCode }),
  data: v.array(languageVersion)
})

export const restoreLanguageVersion = defineCall({
  method: 'PUT',
  path: '/api/userservice/admin/language/v1/restore_int_lang_file',
  summary: 'Brings an earlier version back, as the newest one.',
  access: mayEdit,
  body: v.object({ intLangCode, versionId: id, version: v.optional(seenVersion) }),
  data: languageRow
})
