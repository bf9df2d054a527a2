// @ts-check
/**
 * `npm run dev`: `npm start` that follows the sources. A change in a module of the browser is built and open pages reload;
 * a change in cloud/ or contract/ starts the cloud again.
 */
import { spawn } from 'node:child_process'
import { watchInputs } from './dev/watch.mjs'
import { nodeFlags } from './node-24.mjs'
import { build, prepare } from './support/prepare.mjs'
import { main, passSignals, root, Stop, say } from './support/process.mjs'
import { buildInputs } from './support/stamp.mjs'

const cloudInputs = ['cloud', 'contract', 'environment.json', 'environments', 'importmap.json']

/** The work after these files changed. @param {Set<string>} changed names of inputs, as `shell` or `importmap.json` */
const workFor = changed => ({
  build: buildInputs.some(input => changed.has(input)),
  restart: cloudInputs.some(input => changed.has(input))
})

/** The cloud as a process of its own: its modules can only be loaded anew in another one. @param {string} node */
const startCloud = node => {
  const child = spawn(node, [...nodeFlags, 'cloud/main.ts', '--dev'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc']
  })
  return {
    /** Settles with the exit code. A cloud that ends by itself has said why, and the next change may mend it. */
    ended: new Promise(resolve => child.once('close', resolve)),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    kill: (/** @type {NodeJS.Signals} */ signal) => child.kill(signal),
    /** Tells open pages that there is a new build. */
    reload: () => child.connected && child.send('reload')
  }
}

/** Builds, and says what is wrong instead of giving up: the next change may mend it. @param {string} node */
const rebuild = async node => {
  try {
    await build(node)
    return true
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    say(error.message)
    return false
  }
}

/** @param {string} node @returns {Promise<number>} settles when somebody stopped us */
const follow = node =>
  new Promise(resolve => {
    let cloud = startCloud(node)
    let stopping = false
    /** Inputs that changed since the last good build: the work that they need is still due. @type {Set<string>} */
    const pending = new Set()
    const act = async () => {
      const todo = workFor(pending)
      if (todo.build && !(await rebuild(node))) return
      pending.clear()
      if (todo.restart || cloud.hasEnded()) {
        cloud.kill('SIGINT')
        await cloud.ended
        if (!stopping) cloud = startCloud(node)
      } else {
        cloud.reload()
      }
    }
    // One after the other: a build must not be swept away under the cloud that reads it.
    let work = Promise.resolve()
    const unwatch = watchInputs([...buildInputs, ...cloudInputs], changed => {
      work = work.then(() => {
        for (const input of changed) pending.add(input)
        return act()
      })
    })
    const stop = () => {
      stopping = true
      unwatch()
      cloud.ended.then(code => resolve(code ?? 0))
    }
    process.on('SIGINT', stop)
    passSignals({
      kill: signal => {
        stop()
        cloud.kill(signal)
      }
    })
  })

await main(async () => {
  const node = await prepare()
  await build(node)
  return follow(node)
})
