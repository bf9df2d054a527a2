import { $format, navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { deleteMaterialGroup, type MaterialGroupDetail, materialGroupDetail } from '#contract/calls/materials/groups.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { drawLoaded } from '../../parts/loaded.ts'
import type { Now, Surroundings, View } from '../../view.ts'
import { kindName } from '../material-words.ts'
import { groupPath, materialPath, materialPaths } from '../page-of.pure.ts'
import { clockOf } from './group-draft.pure.ts'
import { createGroupRobots } from './group-robots.ts'

/** One group: its materials in their order, and the robots that show it. */
export const groupView = (groupId: number, surroundings: Surroundings): View => {
  const { context, addressOf, update } = surroundings
  const source = createSource<MaterialGroupDetail>(update)
  const robots = createGroupRobots(groupId, surroundings, source.again)

  const remove = async ({ name }: MaterialGroupDetail, { text }: Now): Promise<void> => {
    const isGone = await context
      .ask({
        heading: text('group.delete'),
        text: text('group.deleteText', { name }),
        yes: text('group.delete'),
        no: text('cancel'),
        danger: true,
        act: () => request(deleteMaterialGroup, { body: { groupId } }, { quiet: true })
      })
      .catch(() => false)
    if (isGone) navigate(addressOf(materialPaths.groups), 'replace')
  }
  const items = ({ items: list }: MaterialGroupDetail, { text }: Now): TemplateResult => html`
    <h2>${text('group.items')}</h2>
    <ol>
      ${list.map(
        ({ materialId, name, kind, seconds }) => html`<li>
          <a href=${addressOf(materialPath(materialId))}>${name}</a>
          <span class="quiet">
            ${kindName(text, kind)}${seconds === null ? '' : `, ${text('material.seconds', { seconds })}`}
          </span>
        </li>`
      )}
    </ol>
  `
  const content = (group: MaterialGroupDetail, now: Now): TemplateResult => {
    const { text, permissions } = now
    const mayDelete = group.own && permissions.includes(materialPermissions.editGroups)
    return html`
      ${group.usable ? nothing : html`<portal-notice level="info">${text('group.notUsable')}</portal-notice>`}
      ${facts([
        fact(text('column.model'), group.model),
        fact(text('column.hours'), `${clockOf(group.fromMinute)} – ${clockOf(group.toMinute)}`),
        fact(text('column.tenant'), group.tenantName ?? text('package.maker')),
        fact(text('column.changed'), $format.get().time(group.changeTime, 'local')),
        fact(text('column.addedBy'), group.addedBy ?? undefined)
      ])}
      ${items(group, now)}
      ${
        mayDelete
          ? group.robotCount > 0
            ? html`<p class="quiet">${text('group.hasRobots')}</p>`
            : html`<div class="actions">
                <button type="button" class="button" @click=${() => void remove(group, now)}>
                  ${text('group.delete')}
                </button>
              </div>`
          : nothing
      }
      ${robots.draw(now, group.usable && permissions.includes(materialPermissions.assign))}
    `
  }
  return {
    arrive: () => {
      source.ask('', () => request(materialGroupDetail, { query: { groupId } }, { quiet: true }))
      robots.arrive()
    },
    draw: now => {
      const { text, permissions } = now
      const group = source.shown()
      const mayEdit = group?.own && group.usable && permissions.includes(materialPermissions.editGroups)
      return html`
        ${pageHead({
          title: group?.name ?? text('group.title'),
          back: { href: addressOf(materialPaths.groups), text: text('groups.title') },
          action: mayEdit
            ? html`<a class="button primary" href=${addressOf(`${groupPath(groupId)}/edit`)}>${text('group.edit')}</a>`
            : nothing
        })}
        ${drawLoaded(source, text, shown => content(shown, now))}
      `
    },
    end: () => {
      source.end()
      robots.end()
    }
  }
}
