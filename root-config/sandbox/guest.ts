/**
 * The script of a sandboxed sub-application's page. It stands between the portal and the module: the module has the props
 * of every sub-application, and each of them is a message.
 */
import * as v from 'valibot'
import { type FromSandbox, type ToSandbox, toSandbox } from '#contract/page/sandbox.ts'
import { onUncaughtError, reportOf } from '../apps/uncaught-errors.ts'
import { watchEmptied } from '../apps/watch-emptied.ts'
import { applyLook, followPage } from './guest-page.ts'
import { answerTo, guestProps, refusalTo, setState, setTexts } from './guest-props.ts'
import { errorRate, takesUpTo } from './rate.pure.ts'
import type { Step, Steps } from './steps.ts'

type Module = { bootstrap: Steps; mount: Steps; unmount: Steps; update?: Steps }
type Stage = Extract<FromSandbox, { kind: 'failed' }>['stage']

let module: Module | undefined
let props: ReturnType<typeof guestProps> | undefined

const run = async (steps: Steps): Promise<void> => {
  for (const step of [steps].flat() as Step[]) await step(props)
}

const isModule = (value: unknown): value is Module =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every(name =>
    [Reflect.get(value, name)].flat().every(it => typeof it === 'function')
  )

/** Fetches a module of this hash. `import()` takes no hash, but uses the file that was fetched before with one. */
const load = async (url: string, integrity: string): Promise<unknown> => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous' })
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`${url} could not be fetched, or has another hash.`)))
    Object.assign(link, { integrity, href: url })
    document.head.append(link)
  })
  return import(/* the import map's own address */ url)
}

const connect = (port: MessagePort): void => {
  const tell = (message: FromSandbox): void => port.postMessage(message)
  const fail = (stage: Stage, cause: unknown): void =>
    tell({ kind: 'failed', stage, message: String(cause instanceof Error ? cause.message : cause).slice(0, 2_000) })
  /** Tells the portal of a failure. The result is undefined then. */
  const attempt = async <Value>(stage: Stage, work: () => Promise<Value>): Promise<{ value: Value } | undefined> => {
    try {
      return { value: await work() }
    } catch (cause) {
      fail(stage, cause)
      return undefined
    }
  }
  const mount = async (message: Extract<ToSandbox, { kind: 'mount' }>): Promise<void> => {
    applyLook(message.look)
    followPage(tell)
    const domElement = document.createElement('div')
    domElement.dataset.application = message.name
    document.body.append(domElement)
    props = guestProps(message, domElement, tell)
    const loaded = await attempt('load', () => load(message.url, message.integrity))
    if (loaded === undefined) return
    if (!isModule(loaded.value)) return fail('module', 'it does not export bootstrap, mount and unmount')
    module = loaded.value
    const { bootstrap, mount: start } = module
    const watch = watchEmptied(domElement, cause => fail('update', cause))
    const started = await attempt('start', async () => {
      await run(bootstrap)
      await run(start)
    })
    if (started === undefined) return
    watch.mounted()
    tell({ kind: 'mounted' })
  }
  reportErrors(tell)
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(toSandbox, data)
    if (!read.success) return console.warn('The portal sent what this page does not know.', read.issues)
    const message = read.output
    if (message.kind === 'mount') void mount(message)
    if (message.kind === 'answer') answerTo(message.id, message.data)
    if (message.kind === 'refusal') refusalTo(message.id, message.problem)
    if (message.kind === 'state') {
      applyLook(message.look)
      setState(message.state)
      if (module?.update !== undefined) void attempt('update', () => run(module?.update ?? []))
    }
    if (message.kind === 'texts') setTexts(message.texts)
    if (message.kind === 'unmount')
      void attempt('stop', () => run(module?.unmount ?? [])).then(() => tell({ kind: 'unmounted' }))
  }
}

/** The portal hears nothing of an error in another page. */
const reportErrors = (tell: (message: FromSandbox) => void): void => {
  const isInTime = takesUpTo(errorRate)
  onUncaughtError(error => {
    const { errName, errMsg, errStack } = reportOf(error)
    const properties = { errName, errMsg: errMsg.slice(0, 2_000), errStack: errStack.slice(0, 10_000) }
    if (isInTime(performance.now())) tell({ kind: 'track', event: 'jsError', properties: JSON.stringify(properties) })
  })
}

// The portal sends the channel once, when this page is loaded.
addEventListener('message', function take({ source, ports: [port] }: MessageEvent<unknown>) {
  if (source !== parent || port === undefined) return
  removeEventListener('message', take)
  connect(port)
})
