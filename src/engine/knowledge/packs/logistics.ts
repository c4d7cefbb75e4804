import type { IndustryPack } from '../pack-types.ts';
import { borderWait } from './logistics/border-wait.ts';
import { brokenGoods } from './logistics/broken-goods.ts';
import { busParcels } from './logistics/bus-parcels.ts';
import { emptyReturn } from './logistics/empty-return.ts';
import { fuelTheft } from './logistics/fuel-theft.ts';
import { logisticsIndicators } from './logistics/indicators.ts';
import { lateFreightPay } from './logistics/late-freight-pay.ts';
import { noAddress } from './logistics/no-address.ts';
import { portCharges } from './logistics/port-charges.ts';
import { returnedParcels } from './logistics/returned-parcels.ts';
import { sharedStore } from './logistics/shared-store.ts';

export const logistics: IndustryPack = {
  id: 'logistics',
  name: 'Logistics',
  recognise:
    'logistic, rider, delivery, deliveries, courier, freight, warehouse, last-mile, last mile, fleet, parcel, customs, cargo, haulage, haulier, hauler, truck driver, truck owner, trucking, truck, lorry, lorries, transporter, container, clearing agent, importer, port!, border post, despatch, dispatch, waybill, livraison, livreur, colis, transporteur, douane, camion, shipment, shipping',
  goods:
    'parcel=parcels, package=parcels, delivery=deliveries, deliveries, freight, cargo, container=containers, return load=return loads, colis=parcels, livraison=deliveries',
  indicators: logisticsIndicators,
  pains: [
    returnedParcels,
    noAddress,
    emptyReturn,
    lateFreightPay,
    borderWait,
    portCharges,
    sharedStore,
    busParcels,
    fuelTheft,
    brokenGoods,
  ],
};
