import { loadMenu, loadMessageCounts, signIn } from '@portal/session'

/** The password of every demo account of the cloud behind the test server. */
export const demoPassword = async (): Promise<string> => {
  const answer = await fetch('/__cloud.json')
  if (!answer.ok) throw new Error(`The test cloud did not start: ${answer.status} ${await answer.text()}`)
  const { password } = (await answer.json()) as { password: string }
  return password
}

/** Signs a demo account in at the real cloud. Then asks for the menu and the counts of messages, which the frame shows. */
export const signInDemo = async (name: 'operator' | 'distributor' | 'customer' | 'tenant'): Promise<void> => {
  await signIn({ kind: 'email', email: `${name}@demo.example` }, { password: await demoPassword() })
  await Promise.all([loadMenu(), loadMessageCounts()])
}
