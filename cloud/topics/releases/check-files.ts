import * as limits from '#contract/limits.ts'
import { fileListName, type ListedFile, listFaults, readFileList } from '#contract/modules/file-list.ts'
import { readParts } from '#contract/modules/parts.ts'
import { fetchFile, fetchModule, fetchSentence } from './fetch-module.ts'

/** How many files are fetched at a time. */
const atOnce = 8

/**
 * Compares all files of a release with its list, and the list with the first file. Source maps may be left out: no page
 * asks for them. Nothing is asked for a module in one file.
 * @param timeoutMs for all of them together
 * @returns a sentence for developers; undefined where every file is the one that was built
 */
export const filesFault = async (
  address: string,
  first: { text: string; integrity: string },
  timeoutMs: number
): Promise<string | undefined> => {
  const parts = readParts(first.text)
  if (parts === undefined) return undefined
  const ends = Date.now() + timeoutMs
  const left = (): number => Math.max(ends - Date.now(), 1)
  const listed = await fetchFile(new URL(fileListName, address).href, {
    timeoutMs: left(),
    bytesMax: limits.releaseListBytesMax
  })
  if ('fault' in listed) return `${fileListName}: ${fetchSentence(listed.fault)} Publish the whole folder of the build.`
  const list = readFileList(listed.text)
  if ('problem' in list) return `${fileListName}: ${list.problem}`
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  const [difference] = listFaults(list, { name, integrity: first.integrity, parts })
  if (difference !== undefined) return `${fileListName}: ${difference}`
  const waiting = list.files.filter(file => file.name !== name && file.kind !== 'map')
  while (waiting.length > 0) {
    const faults = await Promise.all(waiting.splice(0, atOnce).map(file => fileFault(address, file, left())))
    const fault = faults.find(one => one !== undefined)
    if (fault !== undefined) return fault
  }
  return undefined
}

const fileFault = async (
  address: string,
  { name, size, integrity, kind }: ListedFile,
  timeoutMs: number
): Promise<string | undefined> => {
  const fetch = kind === 'module' ? fetchModule : fetchFile
  // Nothing of a file that is larger than it should be is kept.
  const found = await fetch(new URL(name, address).href, { timeoutMs, bytesMax: Math.max(size, 1) })
  if ('fault' in found)
    return found.fault.kind === 'tooLarge' ? `${name}: ${otherBytes}` : `${name}: ${fetchSentence(found.fault)}`
  return found.integrity === integrity ? undefined : `${name}: ${otherBytes}`
}

const otherBytes = `It is not the file of ${fileListName}. Publish each build into a folder of its own, and change nothing there.`
