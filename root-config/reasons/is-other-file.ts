import { comes } from '../loader/comes.ts'
import { loader } from '../loader/system-js.ts'
import { type FileAnswer, isOtherAnswer, isOtherByBrowser, strongestOf } from './other-file.pure.ts'

/** Whether a file is another one than the released one. A file without a hash never is. */
export const isOtherFile = async (url: string, signal: AbortSignal): Promise<boolean> => {
  const { integrity } = loader().attributesOf(url)
  if (integrity === '') return false
  // The page's policy lets modules come from some origins that it lets no call go to. And browsers hash on secure pages only.
  if (!url.startsWith(`${location.origin}/`) || !isSecureContext)
    return isOtherByBrowser(await askBrowser(url, integrity))
  const answer = await askFor(url, integrity, signal)
  return answer !== undefined && isOtherAnswer(answer, integrity)
}

const askBrowser = async (url: string, integrity: string) => ({
  plain: await comes(url, ''),
  hashed: await comes(url, integrity),
  hashedAgain: await comes(url, integrity),
  plainAgain: await comes(url, '')
})

/** The whole answer of the server; undefined where it does not come, or breaks off. */
const askFor = async (url: string, integrity: string, signal: AbortSignal): Promise<FileAnswer | undefined> => {
  const algorithm = strongestOf(integrity)?.algorithm
  if (algorithm === undefined) return undefined
  try {
    // From the network. The new answer takes the place of a bad one in the browser's cache, so that the next try has it.
    const answer = await fetch(url, { cache: 'reload', signal })
    const hash = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), await answer.arrayBuffer())
    const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
    return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', hashes: { [algorithm]: text } }
  } catch {
    return undefined
  }
}
