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

/** The faults of a seed, in an order that mixes modules, so that a run that ends early has seen something of each. */
export const chooseFaults = (seed: string, all: readonly Fault[]): Fault[] =>
  Object.entries(shares)
    .flatMap(([module, most]) => {
      const own = all.filter(({ file }) => file.startsWith(`${module}/`))
      return chosenOf(seed, most, own).map((fault, index, { length }) => ({ fault, place: (index + 0.5) / length }))
    })
    .sort((one, other) => one.place - other.place)
    .map(({ fault }) => fault)

/** How many imports lead from a file to each file that imports it, directly or by others. */
const distances = (from: string, imports: Imports): Map<string, number> => {
  const found = new Map([[from, 0]])
  for (const [file, distance] of found)
    for (const [importer, imported] of imports)
      if (!found.has(importer) && imported.includes(file)) found.set(importer, distance + 1)
  return found
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[a-z]{3,}/g))

/**
 * Tests that a fault can break, the nearest first: the fewest imports away, then the ones with the most words in common
 * with the path of the fault. A word that many tests have says little.
 * @param texts the text of each test, by its path
 */
export const nearestFirst = (
  { file }: Fault,
  tests: readonly string[],
  imports: Imports,
  texts: ReadonlyMap<string, string>
): string[] => {
  const away = distances(file, imports)
  const words = tests.map(test => ({ inPath: wordsOf(test), inText: wordsOf(texts.get(test) ?? '') }))
  const score = (index: number): number => {
    let sum = 0
    for (const word of wordsOf(file)) {
      const having = words.filter(({ inPath, inText }) => inPath.has(word) || inText.has(word)).length
      const weight = Math.log((tests.length + 1) / (having + 0.5))
      sum += weight * ((words[index]?.inPath.has(word) ? 3 : 0) + (words[index]?.inText.has(word) ? 1 : 0))
    }
    return sum
  }
  return tests
    .map((test, index) => ({ test, away: away.get(test) ?? 99, score: score(index) }))
    .sort((one, other) => one.away - other.away || other.score - one.score)
    .map(({ test }) => test)
}
