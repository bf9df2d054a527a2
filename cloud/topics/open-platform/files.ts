import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { OpenFileName } from '#contract/calls/open-platform/files.ts'
import { describeOutside, outsideVersion } from './outside/describe.ts'
import { postmanCollection } from './postman.ts'

export type CustomerFile = {
  name: OpenFileName
  mediaType: string
  version: string
  content: string
  /** Bytes. */
  size: number
  sha256: string
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** The files for customers, made from the contract and the guide. They are made once, when somebody first asks. */
export const customerFiles = async (): Promise<CustomerFile[]> => {
  const guide = await readFile(new URL('guide.md', import.meta.url), 'utf8')
  const made: [OpenFileName, mediaType: string, content: string][] = [
    ['openapi.json', 'application/json', json(describeOutside())],
    ['postman-collection.json', 'application/json', json(postmanCollection(outsideVersion))],
    ['guide.md', 'text/markdown', guide]
  ]
  return made.map(([name, mediaType, content]) => ({
    name,
    mediaType,
    content,
    version: outsideVersion,
    size: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex')
  }))
}
