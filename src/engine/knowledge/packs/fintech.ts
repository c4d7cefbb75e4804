import type { IndustryPack } from '../pack-types.ts';
import { agentFloat } from './fintech/agent-float.ts';
import { assetFinance } from './fintech/asset-finance.ts';
import { borderTransfers } from './fintech/border-transfers.ts';
import { fintechIndicators } from './fintech/indicators.ts';
import { latePayment } from './fintech/late-payment.ts';
import { mistakenTransfers } from './fintech/mistaken-transfers.ts';
import { noCover } from './fintech/no-cover.ts';
import { oldAge } from './fintech/old-age.ts';
import { savingsCircle } from './fintech/savings-circle.ts';
import { unconfirmedPayments } from './fintech/unconfirmed-payments.ts';
import { workingCapital } from './fintech/working-capital.ts';

export const fintech: IndustryPack = {
  id: 'fintech',
  name: 'Fintech',
  recognise:
    'mobile money, momo, m-pesa, mpesa, payment, pay by phone, loan, lend, borrow, credit, bank, savings, saving group, ajo, esusu, stokvel, tontine, chama, susu, remittance, transfer money, send money, insurance, premium, float, agent, wallet, fintech, invoice, cash out, pension, interest, collateral, debt, fraud, scam, pos machine, hire purchase, asset financ, retire, ussd, argent, banque, credit!, epargne, pret!',
  goods:
    'float, loan=loans, credit, saving=savings, remittance=remittances, invoice=invoices, insurance, payment=payments, stock, debt=debts, pension=pensions, airtime',
  indicators: fintechIndicators,
  pains: [
    agentFloat,
    workingCapital,
    latePayment,
    savingsCircle,
    mistakenTransfers,
    borderTransfers,
    noCover,
    unconfirmedPayments,
    assetFinance,
    oldAge,
  ],
};
