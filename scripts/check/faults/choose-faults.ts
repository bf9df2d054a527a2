/** Chooses faults and the tests nearest to each: the same ones for the same seed and the same sources. */
import { createHash } from 'node:crypto'
import type { Imports } from '../../changed/affected.ts'
import { type Fault, kinds } from './find-faults.ts'

/** How many faults each module gets: 80 in all. */
const shares = {
  cloud: 33,
  'sub-apps': 15,
  contract: 8,
  session: 6,
  elements: 5,
  shell: 5,
  'root-config': 4,
  controls: 2,
  packages: 2
}

const rank = (...words: (string | number)[]): string => createHash('sha256').update(words.join('\0')).digest('hex')

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

/** One kind after the other, and each folder of a module once before one is taken again. */
const chosenOf = (seed: string, most: number, all: readonly Fault[]): Fault[] => {
  const waiting = all
    .map(fault => ({ fault, place: rank(seed, fault.file, fault.line, fault.from, fault.kind) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ fault }) => fault)
  const present = kinds.filter(kind => waiting.some(fault => fault.kind === kind))
  const chosen: Fault[] = []
  for (let turn = 0; chosen.length < Math.min(most, waiting.length); turn++) {
    const kind = present[turn % present.length]
    const taken = (one: Fault, of: (fault: Fault) => string) => chosen.filter(it => of(it) === of(one)).length
    const free = waiting.filter(fault => fault.kind === kind && !chosen.includes(fault))
    const fewest = Math.min(...free.map(fault => taken(fault, ({ file }) => folderOf(file))))
    const next = free.find(fault => taken(fault, ({ file }) => folderOf(file)) === fewest)
    if (next !== undefined) chosen.push(next)
  }
  return chosen
}

/** The faults of a seed. Their order mixes modules: a run that ends early has seen something of each. */
export const chooseFaults = (seed: string, all: readonly Fault[]): Fault[] =>
  Object.entries(shares)
    .flatMap(([module, most]) => {
      const own = all.filter(({ file }) => file.startsWith(`${module}/`))
      return chosenOf(seed, most, own).map((fault, index, { length }) => ({ fault, place: (index + 0.5) / length }))
    })
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault)

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{3,}/g))

/** How much a word says about a text: the less, the more texts have it. */
const weightIn = (all: readonly Set<string>[], word: string): number =>
  Math.log((all.length + 1) / (all.filter(words => words.has(word)).length + 0.5))

/**
 * Tests that a fault can break, the nearest first. Those that import the file come first. Then words of its path count:
 * in a test's own path they count three times.
 * @param texts the text of each test, by its path
 */
export const nearestFirst = (
  { file }: Fault,
  tests: readonly string[],
  imports: Imports,
  texts: ReadonlyMap<string, string>
): string[] => {
  const inPaths = tests.map(wordsOf)
  const inTexts = tests.map(test => wordsOf(texts.get(test) ?? ''))
  const weights = [...wordsOf(file.replace(/\.\w+$/, ''))].map(word => ({
    word,
    path: 3 * weightIn(inPaths, word),
    text: weightIn(inTexts, word)
  }))
  const score = (index: number): number =>
    weights.reduce(
      (sum, { word, path, text }) =>
        sum + (inPaths[index]?.has(word) ? path : 0) + (inTexts[index]?.has(word) ? text : 0),
      0
    )
  return tests
    .map((test, index) => ({ test, score: score(index), direct: imports.get(test)?.includes(file) === true }))
    .sort((one, other) => Number(other.direct) - Number(one.direct) || other.score - one.score)
    .map(({ test }) => test)
}
