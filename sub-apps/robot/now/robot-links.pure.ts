/* Pure: the pages about one robot, in the order in which they stand. */

type Robot = { robotId: number; serial: string; scene: { sceneId: number } | null }

/** Links of other applications by name, with the values that they need. Each of them is shown to whoever may open it. */
export const linksAbout = ({ robotId, scene }: Robot) => [
  { key: 'settings' as const, link: 'deploy.settings', values: { robotId } },
  { key: 'logs' as const, link: 'deploy.logs', values: { robotId } },
  { key: 'diagnoses' as const, link: 'deploy.diagnoses', values: { robotId } },
  { key: 'device' as const, link: 'deploy.device', values: { robotId } },
  { key: 'upgrade' as const, link: 'ota.upgrade', values: {} },
  { key: 'upgrades' as const, link: 'ota.records', values: {} },
  ...(scene === null ? [] : [{ key: 'scene' as const, link: 'resourceweb.scene', values: { sceneId: scene.sceneId } }]),
  { key: 'packages' as const, link: 'resourceweb.packages', values: {} }
]
