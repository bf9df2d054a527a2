import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/support/process.mjs'

/*
 * Sources as any Vite project has them: style sheets that are imported, a CSS module, a font, an image, a worker, and parts
 * that come later. Each framework has its own component, and the rest is the same.
 */

const common: Record<string, string> = {
  'app.css': `@font-face { font-family: Lettering; src: url(./lettering.ttf) }
.fleet-app h1 { font-family: Lettering; color: rgb(1, 2, 3) }`,
  'names.module.css': '.framed { border: 3px solid black }',
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>',
  'later.css': '.fleet-app .later { color: rgb(4, 5, 6) }',
  'sum.ts': 'export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)',
  'worker.ts': `import { sum } from './sum.ts'
onmessage = ({ data }) => postMessage(sum(data))`,
  'ask-worker.ts': `export const askWorker = (tell: (sum: number) => void): (() => void) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }) => tell(data)
  worker.postMessage([1, 2, 3])
  return () => worker.terminate()
}`,
  'said.ts': `import { sum } from './sum.ts'
export const said = () => 'said ' + sum([2, 3])`,
  'ask-said.ts': `export const askSaid = (): Promise<string> =>
  import('./said.ts').then(({ said }) => said(), () => 'refused')`
}

const react: Record<string, string> = {
  'app.tsx': `import './app.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { askSaid } from './ask-said.ts'
import { askWorker } from './ask-worker.ts'
import dot from './dot.svg'
import names from './names.module.css'
const Later = lazy(() => import('./later.tsx'))
export const App = () => {
  const [sum, setSum] = useState(0)
  const [said, setSaid] = useState('nothing yet')
  useEffect(() => askWorker(setSum), [])
  return <>
    <h1>Fleet</h1>
    <img className={names.framed} src={dot} alt="Dot" />
    <p>The worker says {sum}.</p>
    <Suspense><Later /></Suspense>
    <button type="button" onClick={() => void askSaid().then(setSaid)}>Ask</button>
    <p role="status">{said}</p>
  </>
}`,
  'later.tsx': `import './later.css'
export default () => <p className="later">Later</p>`
}

const vue: Record<string, string> = {
  'app.vue': `<script setup lang="ts">
import { defineAsyncComponent, onUnmounted, ref } from 'vue'
import { askSaid } from './ask-said.ts'
import { askWorker } from './ask-worker.ts'
import names from './names.module.css'
const Later = defineAsyncComponent(() => import('./later.vue'))
const sum = ref(0)
const said = ref('nothing yet')
onUnmounted(askWorker(it => { sum.value = it }))
const ask = async () => { said.value = await askSaid() }
</script>
<template>
  <h1>Fleet</h1>
  <img :class="names.framed" src="./dot.svg" alt="Dot" />
  <p>The worker says {{ sum }}.</p>
  <Later />
  <button type="button" @click="ask">Ask</button>
  <p role="status">{{ said }}</p>
</template>
<style src="./app.css"></style>`,
  'later.vue': `<template><p class="later">Later</p></template>
<style scoped>
.later { color: rgb(4, 5, 6) }
</style>`
}

/** Gives a project made by `npm run new-sub-app` these sources, and lets it make several files. */
export const writeViteProject = async (folder: string, framework: 'react' | 'vue', prefix: string): Promise<void> => {
  const sources = { ...common, ...(framework === 'react' ? react : vue) }
  for (const [name, text] of Object.entries(sources))
    await writeFile(join(folder, 'src', name), text.replaceAll('fleet-app', `${prefix}-app`))
  await copyFile(join(root, 'node_modules/ppfun-captcha/fonts/Comismsh.ttf'), join(folder, 'src/lettering.ttf'))
  await change(join(folder, 'vite.config.ts'), 'portalSubApp()', 'portalSubApp({ severalFiles: true })')
  await change(join(folder, 'package.json'), /"budget": \d+/, '"budget": 400')
}

const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8')
  const next = text.replace(from, to)
  if (next === text) throw new Error(`${file} has no ${from}.`)
  await writeFile(file, next)
}
