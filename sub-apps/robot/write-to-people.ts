import { $permissions, linkTo, navigate } from '@portal/session'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import type { useSubApp } from '#kit/adapters/vue.ts'
import type { Text } from './texts.ts'

/* A message to the people who are responsible for robots. It begins at a list; the page of messages has the form. */

type Robots = readonly { robotId: number }[]
type Notify = ReturnType<typeof useSubApp>['notify']

const addressOf = (robots: Robots): string | undefined =>
  linkTo('message.write', { robotIds: robots.map(({ robotId }) => robotId).join('-') })

/** Whether the person may send messages, and this site has the page for it. */
export const mayWrite = (): boolean =>
  $permissions.get().includes(permissions.sendMessages) && addressOf([{ robotId: 1 }]) !== undefined

/**
 * Opens a new message to the people of some robots, as `run` of an act of a list; `find` finds them. One message is about
 * so many robots as its address can hold: more are refused before they are looked up.
 */
export const writeTo = async (
  { count, find }: { count: number; find: () => Promise<Robots> },
  text: Text,
  notify: Notify
): Promise<boolean> => {
  if (count > limits.messageRobotsMax) notify('warning', text('write.tooMany', { count: limits.messageRobotsMax }))
  else {
    const address = addressOf(await find())
    if (address !== undefined) navigate(address)
  }
  return false
}
