// @ts-check
/** Tells which of some files and folders changed. */
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/process.mjs'

/** Editors write a file in several steps, and a branch switch writes hundreds of files. */
const quietMs = 150

/**
 * Calls back with the inputs that changed, once they have been quiet for a moment.
 * @param {readonly string[]} inputs files and folders of the checkout, as `shell` or `importmap.json`
 * @param {(changed: Set<string>) => void} onChange
 * @returns {() => void} how to stop watching
 */
export const watchInputs = (inputs, onChange) => {
  /** @type {Set<string>} */
  let changed = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const tell = () => {
    onChange(changed)
    changed = new Set()
  }
  const present = [...new Set(inputs)].filter(input => existsSync(join(root, input)))
  const watchers = present.map(input =>
    watch(join(root, input), { recursive: true }, () => {
      changed.add(input)
      clearTimeout(timer)
      timer = setTimeout(tell, quietMs)
    })
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
