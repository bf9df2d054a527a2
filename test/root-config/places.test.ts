import { assert } from 'chai'
import { filesIn, projectPath, withSources } from '#root-config/source-maps/places.pure.ts'

const folder = 'https://site.test/fleet/'
const chrome = `TypeError: no robot
    at draw (${folder}fleet.mjs:1:20)
    at async ${folder}part.mjs:3:4
    at elsewhere (https://other.test/a.mjs:1:1)`
const firefox = `draw@${folder}fleet.mjs:1:20\n@${folder}part.mjs:3:4`

suite('The stack of a failure', () => {
  test('names the files below the folder of the application alone, so many at most', () => {
    assert.deepEqual(filesIn(chrome, folder, 5), [`${folder}fleet.mjs`, `${folder}part.mjs`])
    assert.deepEqual(filesIn(firefox, folder, 1), [`${folder}fleet.mjs`])
    assert.deepEqual(filesIn(`at https://site.test/fleet-other/x.mjs:1:1`, folder, 5), [])
  })

  test('has the places of the sources, in the way of each browser, and its other lines as they were', () => {
    const find = ({ url, line, column }: { url: string; line: number; column: number }) =>
      url.startsWith(folder) ? { path: 'src/$&.ts', line: line + 40, column } : undefined
    assert.equal(
      withSources(chrome, find),
      `TypeError: no robot
    at draw (src/$&.ts:41:20)
    at async src/$&.ts:43:4
    at elsewhere (https://other.test/a.mjs:1:1)`
    )
    assert.equal(withSources(firefox, find), 'draw@src/$&.ts:41:20\n@src/$&.ts:43:4')
  })

  test('is read to its thirtieth line', () => {
    const deep = Array.from({ length: 10_000 }, () => `at f (${folder}fleet.mjs:1:1)`).join('\n')
    assert.equal(withSources(deep, () => undefined).split('\n').length, 30)
  })

  const paths: [written: string, path: string][] = [
    ['../src/app.ts', 'src/app.ts'],
    ['/home/ada/secret-client/fleet/src/list/app.ts', 'src/list/app.ts'],
    ['C:\\Users\\ada\\fleet\\src\\app.vue?vue&type=script', 'src/app.vue'],
    ['file:///home/ada/fleet/node_modules/.pnpm/vue/node_modules/vue/index.js', 'node_modules/vue/index.js'],
    ['/home/ada/main.ts', 'main.ts'],
    ['\u001b[31m/x/src/a\nb.ts', 'src/ab.ts'],
    ['', '']
  ]
  for (const [written, path] of paths)
    test(`names ${JSON.stringify(written)} as ${JSON.stringify(path)}`, () => assert.equal(projectPath(written), path))

  test('names no path that is longer than 200 characters', () => {
    assert.equal(projectPath(`src/${'a'.repeat(9_000)}`).length, 200)
  })
})
