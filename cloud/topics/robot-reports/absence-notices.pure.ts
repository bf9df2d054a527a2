const minute = 60_000

/** A robot is told of once it was offline, or back, for so long: one that comes and goes tells nobody anything. */
export const settledMs = 2 * minute
/** Robots of a place that went a little later are told of together with the first one. */
export const joinMs = minute
/** People hear at most so often that one robot is offline. */
export const againMs = 60 * minute

export type Absence = {
  robotId: number
  /** The store, or null: robots without one are told of together, too. */
  storeId: number | null
  online: boolean
  startTime: number
  endTime: number | null
  toldTime: number | null
}

/** Robots of one place about which people are told one thing. */
export type AbsenceNotice = { kind: 'robotOffline' | 'robotBack'; storeId: number | null; robotIds: number[] }

type Decision = { notices: AbsenceNotice[] /** Robots of which nobody needs to hear. */; dropped: number[] }

const wasTold = ({ toldTime, startTime }: Absence): boolean => toldTime !== null && toldTime >= startTime

/** The news about a robot for people, and since when it is so. Undefined for no news. */
const newsOf = (absence: Absence): { kind: AbsenceNotice['kind']; since: number } | undefined => {
  const { endTime, startTime, online } = absence
  if (endTime === null) return online ? undefined : { kind: 'robotOffline', since: startTime }
  return online && wasTold(absence) ? { kind: 'robotBack', since: endTime } : undefined
}

const mayTell = ({ kind }: { kind: AbsenceNotice['kind'] }, { toldTime }: Absence, now: number): boolean =>
  kind === 'robotBack' || toldTime === null || now - toldTime >= againMs

/** Decides what people of one tenant are told now of its robots that went or came back. Those that are in no answer wait. */
export const noticesOf = (absences: readonly Absence[], now: number): Decision => {
  const news = absences.map(absence => ({ absence, news: newsOf(absence) }))
  const ready = news.flatMap(({ absence, news: one }) =>
    one !== undefined && mayTell(one, absence, now) ? [{ ...one, ...absence }] : []
  )
  const groups = Map.groupBy(ready, ({ kind, storeId }) => `${kind} ${storeId}`)
  const notices = [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined || !group.some(({ since }) => now - since >= settledMs)) return []
    const robotIds = group.filter(({ since }) => now - since >= joinMs).map(({ robotId }) => robotId)
    return [{ kind: first.kind, storeId: first.storeId, robotIds }]
  })
  return { notices, dropped: news.flatMap(it => (it.news === undefined ? it.absence.robotId : [])) }
}
