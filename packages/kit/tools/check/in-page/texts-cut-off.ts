import { isSeen } from './look.ts'

/** How a page is read: as it is, with longer words, or from right to left. */
export type Reading = 'as it is' | 'longer' | 'from right to left'

/** The texts that are cut off when a page is read so. The page is as before afterwards. */
export const cutOffIn = async (inside: HTMLElement, how: Reading, settled: () => Promise<void>): Promise<string[]> => {
  const back = how === 'longer' ? lengthen(inside) : () => undefined
  if (how === 'from right to left') inside.dir = 'rtl'
  await settled()
  const found = textsCutOff(inside)
  back()
  inside.removeAttribute('dir')
  return found
}

/** Texts that are cut off, or stand outside of the screen where nothing scrolls to them. */
const textsCutOff = (inside: HTMLElement): string[] =>
  [...inside.querySelectorAll<HTMLElement>('*')].flatMap(element => {
    const text = ownText(element)
    return text !== '' && isSeen(element) && isCutOff(element) ? [text.slice(0, 80)] : []
  })

/** Makes each word of a page 40 % longer, as in languages that need more letters. @returns what takes it back */
const lengthen = (inside: HTMLElement): (() => void) => {
  const walker = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT)
  const changed: [node: Node, text: string | null][] = []
  while (walker.nextNode()) changed.push([walker.currentNode, walker.currentNode.nodeValue])
  for (const [node, text] of changed)
    node.nodeValue = (text ?? '').replaceAll(/\p{L}+/gu, word => word + 'm'.repeat(Math.ceil(word.length * 0.4)))
  return () => {
    for (const [node, text] of changed) node.nodeValue = text
  }
}

const ownText = (element: Element): string =>
  [...element.childNodes]
    .flatMap(it => (it.nodeType === Node.TEXT_NODE ? (it.nodeValue?.trim() ?? '') : []))
    .join(' ')
    .trim()

const isCutOff = (element: HTMLElement): boolean => {
  const { clipPath, overflowX, textOverflow } = getComputedStyle(element)
  // The first is said to readers of the screen alone. A name of any length may end in an ellipsis.
  if (clipPath !== 'none' || textOverflow === 'ellipsis') return false
  if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) return true
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return (right > innerWidth + 1 || left < -1) && !scrolls(element)
}

const scrolls = (element: Element): boolean => {
  for (let it: Element | null = element; it !== null && it !== document.documentElement; it = it.parentElement)
    if (/auto|scroll/.test(getComputedStyle(it).overflowX)) return true
  return false
}
