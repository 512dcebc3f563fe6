import { expose } from 'comlink'
import { shipmentsWorker } from './shipmentPages.ts'

// Whatever a file names its columns: nothing here can reach the prototype of all objects.
Object.freeze(Object.prototype)

expose(shipmentsWorker())
