import { type Finding, wrong } from '../rules/finding.pure.ts'
import { type CheckedPage, under } from './checked-page.ts'

/** Opens each address while the cloud refuses, waits, and has nothing. */
export const cloudStates = async (checked: CheckedPage): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const address of checked.addresses)
    findings.push(
      ...(await under(checked, 'refusals', () => refusing(checked, address))),
      ...(await under(checked, 'waiting', () => waiting(checked, address))),
      ...(await under(checked, 'late-answers', () => answeringLate(checked, address))),
      ...(await under(checked, 'empty', () => empty(checked, address)))
    )
  return findings
}

const refusing = async ({ call }: CheckedPage, address: string): Promise<Finding[]> => {
  await call('cloud', 'refuses')
  const { asked, hasList, hasNotice, text, headings } = await call('mount', address)
  await call('cloud', 'answers')
  const asksAgain = asked === 0 || hasList || (await call('retry'))
  await call('leave')
  if (asked === 0 || hasList) return []
  return [
    ...(hasNotice || hasSentence(text, headings)
      ? []
      : [wrong('refusals', `${address} says nothing when the cloud refuses.`)]),
    ...(asksAgain ? [] : [wrong('refusals', `No button of ${address} asks the cloud again.`)])
  ]
}

/** Whether there is a text beside the headings. */
const hasSentence = (text: string, headings: readonly string[]): boolean =>
  headings.reduce((rest, heading) => rest.replace(heading, ''), text).trim() !== ''

const waiting = async ({ call }: CheckedPage, address: string): Promise<Finding[]> => {
  await call('cloud', 'waits')
  const { asked, waits, isLate, text } = await call('mount', address)
  await call('cloud', 'answers')
  const lines = (await call('look')).text.split('\n')
  await call('leave')
  // A word that goes when the answer is there says so too, as a heading that is “Loading” until then.
  const says = waits || text.split('\n').some(line => !lines.includes(line))
  if (isLate) return [wrong('waiting', `${address}: mount waits for the cloud.`)]
  return asked === 0 || says ? [] : [wrong('waiting', `${address} does not say that it waits.`)]
}

const answeringLate = async ({ call }: CheckedPage, address: string): Promise<Finding[]> => {
  await call('cloud', 'waits')
  await call('mount', address)
  await call('leave')
  await call('cloud', 'answers')
  const { text } = await call('look')
  const { inside, nodes } = await call('remains')
  return inside + nodes === 0 && text === '' ? [] : [wrong('late-answers', `${address} draws after people left.`)]
}

const empty = async ({ call }: CheckedPage, address: string): Promise<Finding[]> => {
  await call('cloud', 'empty')
  const { asked, hasList, text, headings } = await call('mount', address)
  await call('leave')
  await call('cloud', 'answers')
  if (asked === 0 || hasList || hasSentence(text, headings)) return []
  return [wrong('empty', `${address} shows nothing when the cloud has nothing.`)]
}
