import { expect, test } from '@playwright/test'
import { startTestCloud } from '../../../cloud/testing.ts'
import { writeProject } from '../support/files/portal-files.ts'

/* Programs ask every site for these, and must not take a page for the answer. */

const answersOf = async (securityContact?: string) => {
  const project = await writeProject()
  const cloud = await startTestCloud({
    demo: false,
    portal: { build: `${project}/build`, environment: project },
    settings: { SECURITY_CONTACT: securityContact }
  })
  const ask = async (path: string) => {
    const answer = await fetch(cloud.url + path, { headers: { Accept: 'text/html,*/*' } })
    const text = await answer.text()
    return { status: answer.status, type: answer.headers.get('Content-Type'), text }
  }
  return { ask, close: cloud.close }
}

test('answers programs that ask for files of every site with the file or 404, and never with a page', async () => {
  const { ask, close } = await answersOf()
  for (const path of [
    '/metrics',
    '/metrics/x',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.well-known/openid-configuration'
  ])
    expect(await ask(path), path).toMatchObject({ status: 404, text: 'Not found\n' })
  expect(await ask('/robots.txt')).toMatchObject({ status: 200, text: 'User-agent: *\nDisallow: /\n' })
  expect(await ask('/api/metrics')).toMatchObject({ type: 'application/json; charset=utf-8' })
  expect(await ask('/dashboard')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
  await close()
})

test('names the contact for weaknesses where the portal has one, and a day within a year until which it holds', async () => {
  const { ask, close } = await answersOf('mailto:security@example.com')
  expect(await ask('/.well-known/security.txt')).toMatchObject({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: 'Contact: mailto:security@example.com\nExpires: 2026-09-08T00:00:00.000Z\n'
  })
  await close()
})
