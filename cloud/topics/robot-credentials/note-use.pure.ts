/** How credentials were used so far. */
export type UseOfCredentials = {
  lastTime: number | null
  lastAddress: string | null
  otherAddress: string | null
  changes: number
  changesSince: number | null
  sharedTime: number | null
  sharedAddress: string | null
}

const minute = 60_000

/** A use from the same address is noted so often: a robot that drives reports each second. */
export const noteEveryMs = minute
/** A robot that changes its network does so a few times. Two places that report by turns change the address with each report. */
export const changesMost = 4
export const withinMs = 10 * minute
/** People hear at most so often that two places use the same credentials. Meanwhile nothing but the last use is noted. */
export const againMs = 60 * minute

const wasShared = ({ sharedTime }: UseOfCredentials, now: number): boolean =>
  sharedTime !== null && now - sharedTime < againMs

/** What is noted of one more use; undefined where nothing is. `sharedTime` is `now` where it shows that two places use them. */
export const nextUse = (
  known: UseOfCredentials,
  { address, now }: { address: string; now: number }
): UseOfCredentials | undefined => {
  const isSame = known.lastAddress === null || known.lastAddress === address
  if (isSame || wasShared(known, now)) {
    const isToNote = known.lastTime === null || now - known.lastTime >= noteEveryMs
    return isToNote ? { ...known, lastTime: now, lastAddress: address } : undefined
  }
  const isSoon = known.changesSince !== null && now - known.changesSince < withinMs
  const changed = {
    ...known,
    lastTime: now,
    lastAddress: address,
    otherAddress: known.lastAddress,
    changes: isSoon ? known.changes + 1 : 1,
    changesSince: isSoon ? known.changesSince : now
  }
  if (changed.changes < changesMost) return changed
  return { ...changed, changes: 0, changesSince: null, sharedTime: now, sharedAddress: known.lastAddress }
}
