import type { IndustryPack } from '../pack-types.ts';
import { chronicCare } from './healthcare/chronic-care.ts';
import { fakeMedicines } from './healthcare/fake-medicines.ts';
import { healthcareIndicators } from './healthcare/indicators.ts';
import { lateResults } from './healthcare/late-results.ts';
import { mentalHealth } from './healthcare/mental-health.ts';
import { powerAndCold } from './healthcare/power-and-cold.ts';
import { queues } from './healthcare/queues.ts';
import { reachingCare } from './healthcare/reaching-care.ts';
import { stockOuts } from './healthcare/stock-outs.ts';
import { unpaidBill } from './healthcare/unpaid-bill.ts';
import { villageWorkers } from './healthcare/village-workers.ts';

export const healthcare: IndustryPack = {
  id: 'healthcare',
  name: 'Healthcare',
  recognise:
    'clinic, hospital, health, patient, nurse, doctor, midwife, medicine, drug, pharmac, vaccin, malaria, diabet, hypertension, pregnan, maternal, birth, disease, illness, treatment, ambulance, laboratory, lab test, diagnos, blood, surgery, dispensary, chemist, therapy, mental health, hiv, tuberculosis, sante, hopital, medicament, maladie, infirmi, medecin',
  goods:
    'medicine=medicines, drug=medicines, vaccine=vaccines, insulin, blood bank=blood, blood supply=blood, units of blood=blood, blood pressure=blood pressure care, diabetes=diabetes care, hypertension=blood pressure care, asthma=asthma care, epilepsy=epilepsy care, sickle cell=sickle cell care, test kit=test kits, oxygen, ambulance=ambulances, antenatal=antenatal care, dialysis, counselling, counseling=counselling, therapy, lab test=lab tests, ultrasound=ultrasound scans, x-ray=x-rays, biopsy=biopsies, malaria medicine=malaria medicines, malaria drug=malaria medicines, antimalarial=malaria medicines, medicament=medicines, vaccin!=vaccines',
  indicators: healthcareIndicators,
  pains: [
    stockOuts,
    chronicCare,
    reachingCare,
    queues,
    unpaidBill,
    fakeMedicines,
    lateResults,
    villageWorkers,
    powerAndCold,
    mentalHealth,
  ],
};
