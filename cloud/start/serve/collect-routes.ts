import { isForReporters } from '#contract/for-reporters.ts'
import { calls } from '#contract/index.ts'
import type { CallGroup } from '../../database/engine/call-groups.ts'
import type { Served } from '../../http/served.ts'
import type { CloudServices } from '../../services.ts'
import type { Routes, Topic } from '../../topic.ts'

type CallName = keyof typeof calls

/** The route of each call of the contract, with the services of its group. */
export type Answers = {
  all: readonly Served[]
  of: (name: CallName) => Served
  /** The group of a call; undefined for what is no call of the contract. */
  groupOf: (served: Served) => CallGroup | undefined
}

/** Robots call without a pause. So their calls have connections of their own, whatever they tell. */
const groupIn = ({ group, except = {} }: Routes, name: CallName): CallGroup =>
  isForReporters(calls[name]) ? 'reports' : (except[name] ?? group)

/** Collects what the topics answer. Each route is made with the services of its call's group. */
export const collectRoutes = (topics: readonly Topic[], servicesOf: (group: CallGroup) => CloudServices): Answers => {
  const found = new Map<string, Served>()
  const groups = new Map<Served, CallGroup>()
  for (const routes of topics.flatMap(topic => topic.routes ?? [])) {
    const made = new Map<CallGroup, Readonly<Record<string, Served>>>()
    const madeFor = (group: CallGroup) => {
      const known = made.get(group) ?? routes.make(servicesOf(group))
      made.set(group, known)
      return known
    }
    for (const name of Object.keys(madeFor(routes.group)) as CallName[]) {
      const group = groupIn(routes, name)
      const served = madeFor(group)[name]
      if (served === undefined || found.has(name)) throw new TypeError(`${name} has no route, or two`)
      found.set(name, served)
      groups.set(served, group)
    }
  }
  return {
    all: [...found.values()],
    of: name => {
      const served = found.get(name)
      if (served === undefined) throw new TypeError(`no topic answers ${name}`)
      return served
    },
    groupOf: served => groups.get(served)
  }
}
