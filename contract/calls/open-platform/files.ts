import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { openPermissions } from '../../permissions.ts'

/* Files for people who write programs against the outside API. Each is made from our own sources. */

const path = '/api/openservice/v1/files'
const access = { permission: openPermissions.files }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The OpenAPI document, a collection of requests for Postman, and a guide in Markdown. */
export const openFileNames = ['openapi.json', 'postman-collection.json', 'guide.md'] as const
export type OpenFileName = (typeof openFileNames)[number]

export const openFileList = defineCall({
  method: 'GET',
  path,
  summary: 'The files for customers, with size, version, hash and downloads.',
  access,
  data: v.array(
    v.object({
      name: v.picklist(openFileNames),
      /** Of the outside API that it describes. */
      version: v.string(),
      /** Bytes. */
      size: count,
      /** In hexadecimal. */
      sha256: v.string(),
      downloads: count,
      lastDownloadTime: v.nullable(v.pipe(v.number(), v.integer()))
    })
  )
})
export type OpenFile = v.InferOutput<typeof openFileList.data>[number]

export const openFileContent = defineCall({
  method: 'GET',
  path: `${path}/content`,
  summary: 'The text of one file, and counts the download.',
  access,
  query: v.object({ name: v.picklist(openFileNames) }),
  data: v.object({ name: v.picklist(openFileNames), mediaType: v.string(), content: v.string() })
})
