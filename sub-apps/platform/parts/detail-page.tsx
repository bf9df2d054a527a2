import type { ReactNode } from 'react'
import { Facts, PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useEvery } from './use-every.ts'
import { type Tools, useTools } from './use-tools.ts'

/** A name and a value. A value that is empty or not there has no row. */
export type Fact = readonly [name: string, value: string | null]

type DetailPageProps<Thing> = {
  /** Another one asks again. */
  askKey: string
  ask: () => Promise<Thing>
  titleOf: (thing: Thing) => string
  leadOf?: (thing: Thing) => string
  back: { path: string; text: string }
  factsOf?: (thing: Thing, tools: Tools) => readonly Fact[]
  /** The page's main button or link. */
  action?: (thing: Thing, load: () => void) => ReactNode
  /** After so many milliseconds the thing is asked for again; undefined where it does not change by itself. */
  everyMs?: (thing: Thing) => number | undefined
  /** The content below the facts; `load` asks for the thing again. */
  children?: (thing: Thing, load: () => void) => ReactNode
}

/** A page about one thing of the cloud: head, facts, and the further content of the thing. */
export const DetailPage = <Thing,>({
  askKey,
  ask,
  titleOf,
  leadOf,
  back,
  factsOf,
  action,
  everyMs,
  children
}: DetailPageProps<Thing>) => {
  const tools = useTools()
  const [loaded, load] = useLoaded(askKey, ask)
  const thing = shownOf(loaded)
  useEvery(thing && everyMs?.(thing), load)
  const { text, to } = tools
  return (
    <>
      <PageHead
        title={thing === undefined ? text(loaded.state === 'failed' ? 'failed.title' : 'loading') : titleOf(thing)}
        {...(thing === undefined || leadOf === undefined ? {} : { lead: leadOf(thing) })}
        back={{ href: to(back.path), text: back.text }}
        action={thing && action?.(thing, load)}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {thing !== undefined && (
        <>
          {factsOf !== undefined && <Facts rows={factsOf(thing, tools)} />}
          {children?.(thing, load)}
        </>
      )}
    </>
  )
}
