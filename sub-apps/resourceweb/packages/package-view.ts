import { $format, navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { deletePackage, packageDetail, type ResourcePackage } from '#contract/calls/resource-packages/packages.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { createFileTable } from './file-table.ts'
import { createPackageRobots } from './package-robots.ts'
import { kindName, ownerName } from './package-words.ts'
import { packagePaths, uploadPath } from './page-of.pure.ts'
import { createVersionTable } from './version-table.ts'

/** One package: its facts, its versions and their files, and the robots that it is for. */
export const packageView = (
  { age, packageId }: { age: PackageAge; packageId: number },
  surroundings: Surroundings
): View => {
  const { addressOf, context, update } = surroundings
  const source = createSource<ResourcePackage>(update)
  const files = createFileTable({ update })
  const robots = createPackageRobots(packageId, surroundings)
  const versions = createVersionTable(packageId, {
    context,
    update: () => {
      files.follow(versions.shown() ?? [])
      update()
    },
    changed: () => {
      source.again()
      versions.again()
      robots.again()
    }
  })
  const remove = async ({ name }: ResourcePackage, { text }: Now): Promise<void> => {
    const agreed = await context.ask({
      heading: text('package.delete'),
      text: text('package.delete.text', { name }),
      yes: text('package.delete'),
      no: text('cancel'),
      danger: true,
      act: () => request(deletePackage, { body: { packageId } }, { quiet: true })
    })
    if (agreed) navigate(addressOf(packagePaths[age]), 'replace')
  }
  const actionsOf = (shown: ResourcePackage, now: Now): TemplateResult => {
    const { text, permissions } = now
    const isOwn = shown.owner === 'own'
    const mayUpload = isOwn && age === 'new' && permissions.includes(packagePermissions.upload)
    const mayDelete = isOwn && permissions.includes(packagePermissions.remove)
    return html`<div class="actions">
      ${
        mayDelete
          ? html`<button type="button" class="button" @click=${() => void remove(shown, now)}>
              ${text('package.delete')}
            </button>`
          : nothing
      }
      ${
        mayUpload
          ? html`<a class="button primary" href=${addressOf(uploadPath(packageId))}>${text('upload.newVersion')}</a>`
          : nothing
      }
    </div>`
  }
  const draw = (shown: ResourcePackage, now: Now): TemplateResult => {
    const { text } = now
    return html`
      ${facts([
        fact(text('column.robotKind'), kindName(shown.robotKind)),
        fact(text('column.owner'), ownerName(text, shown)),
        fact(text('column.state'), text(`package.${shown.state}`)),
        fact(text('column.version'), shown.version),
        fact(text('column.format'), shown.format),
        fact(text('column.changed'), $format.get().time(shown.changeTime))
      ])}
      <h2>${text('package.versions')}</h2>
      ${versions.draw(now, shown)}
      ${shown.state === 'published' ? robots.draw(now) : nothing}
      <h2>${text('package.files')}</h2>
      ${files.draw(now, versions.shown() ?? [])}
    `
  }
  return {
    arrive: () => {
      source.ask('', () => request(packageDetail, { query: { packageId } }, { quiet: true }))
      versions.ask()
    },
    draw: now => {
      const { text } = now
      const shown = source.shown()
      return html`
        ${pageHead({
          title: shown?.name ?? text('package.title'),
          back: { href: addressOf(packagePaths[age]), text: text(`packages.${age}`) },
          action: shown === undefined ? nothing : actionsOf(shown, now)
        })}
        ${drawLoaded(source, text, value => draw(value, now))}
      `
    },
    end: () => {
      source.end()
      versions.end()
      files.end()
    }
  }
}
