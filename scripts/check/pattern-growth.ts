/** Finds with recheck how the work of a regular expression grows with its input, and remembers the answers. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Diagnostics, Parameters } from 'recheck'
// The build in JavaScript: the other one starts a program for each system.
import recheck from 'recheck/lib/browser.js'
import manifest from 'recheck/package.json' with { type: 'json' }

/** `linear` grows as the text does. `worse` grows faster. `unknown` could not be decided. */
export type Growth = { kind: 'linear' } | { kind: 'worse'; how: string; attack: string } | { kind: 'unknown' }

const tries: Parameters[] = [
  // A proof, where the expression has nothing that automata can't express, and is not too large.
  { checker: 'automaton', timeout: 5_000 },
  // A search for texts that take long.
  { checker: 'fuzz', timeout: 60_000 }
]

const growthOf = (diagnostics: Diagnostics): Growth => {
  if (diagnostics.status === 'safe') return { kind: 'linear' }
  if (diagnostics.status === 'unknown') return { kind: 'unknown' }
  return { kind: 'worse', how: diagnostics.complexity.summary, attack: diagnostics.attack.pattern }
}

/** How the work of one expression grows. It takes milliseconds for most, and seconds for some. */
export const readGrowth = (source: string, flags: string): Growth => {
  for (const one of tries) {
    const growth = growthOf(recheck.checkSync(source, flags, one))
    if (growth.kind !== 'unknown') return growth
  }
  return { kind: 'unknown' }
}

const read = (file: string): Record<string, Growth> => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** The same, with a file that remembers each expression by recheck's version and its own text. */
export const rememberGrowth = (file: string) => {
  const known = read(file)
  return {
    growthOf: (source: string, flags: string): Growth => {
      const key = `${manifest.version} /${source}/${flags}`
      known[key] ??= readGrowth(source, flags)
      return known[key]
    },
    save: (): void => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(known))
    }
  }
}
