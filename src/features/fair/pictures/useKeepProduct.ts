import { AppError } from '#domain/errors'
import { contentOfText } from '#domain/shop/contentText'
import type { ShopPicture } from '#domain/shop/picture'
import { emptyProduct } from '#domain/shop/product'
import { defaultShop, shopIdOf } from '#domain/shop/shop'
import { freeSlug, slugFrom } from '#domain/shop/slug'
import { rowById } from '#workers/database/read'
import { newId } from '#workers/newId'
import { useClient } from '../../../lib/client.ts'
import { readOnce } from '../../../lib/reader.ts'
import { useUser } from '../../../lib/session.ts'
import { asPhoto } from '../captures.ts'

type ReadProduct = { name: string; text: string; language: 'zh' | 'en'; bytes: Uint8Array<ArrayBuffer> }

/** Makes a draft of a product, with its picture; the rest is filled in where products are. Gives its id, or throws why not. */
export function useKeepProduct(): (read: ReadProduct) => Promise<string> {
  const { sync, files: maker, products } = useClient()
  const { account } = useUser()
  return async ({ name, text, language, bytes }) => {
    const id = newId()
    const made = await maker.shopPicture(asPhoto(bytes), 'fitted')
    if (made.kind === 'failed') throw new AppError(made.code, made.values ? { values: made.values } : {})
    const { languages } = (await readOnce((db) => rowById(db, 'shop', shopIdOf(account)))) ?? defaultShop
    const shown = languages.includes(language) ? language : (languages[0] ?? language)
    const wanted = slugFrom(name, id)
    const near = await products.taken({ id, skus: [], slug: wanted })
    const slug = freeSlug(wanted, (one) => near[`/${one}`] !== undefined)
    const ref = made.file.ref as Pick<ShopPicture, 'hash' | 'size' | 'mime'>
    const args = {
      ...emptyProduct,
      id,
      slug,
      title: { [shown]: name },
      picture: { ...ref, width: made.width, height: made.height, alt: { [shown]: name } },
      content: { [shown]: contentOfText(text, [], newId) },
    }
    const saved = await sync.mutateAll([{ name: 'product.create', args, files: [made.file] }])
    if (saved.kind === 'refused') throw new AppError(saved.code)
    return id
  }
}
